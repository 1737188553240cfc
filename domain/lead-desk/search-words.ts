import { emailKey, phoneKey } from "../contacts/match-key.ts";

/** A search key of a lead. `word`: one word. `whole`: a name in any order, an address, a number. */
export interface SearchWord {
	kind: "word" | "whole";
	word: string;
}

/** The fields of a lead that its search words are made from. */
export interface SearchedLead {
	firstName: string;
	lastName: string;
	email: string | null;
	phone: string | null;
}

const maxWordLength = 60;
const maxNameWords = 5;
const minNoteWordLength = 3;
const maxWords = 200;
const maxSearchLength = 100;

/** Letters that have no accent to take off, and how people type them. */
const plainLetters: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	đ: "d",
	ð: "d",
	ħ: "h",
	ł: "l",
	þ: "th",
	ı: "i",
	ς: "σ",
};

/** Letters and digits as people type them in a hurry: no accents, no capitals, no apostrophes. */
export function foldText(text: string): string {
	return text
		.replace(/[´\u1fbd\u1fbf\u1ffd\u1ffe]/g, "'")
		.normalize("NFKD")
		.toLowerCase()
		.normalize("NFKD")
		.replace(/[\p{M}\p{Cf}'’‘`ʼʻ′＇]/gu, "")
		.replace(/[ßæœøđðħłþıς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Everything that finds a lead. Notes come the newest first: words of old ones are left out if there are too many. */
export function wordsOfLead(lead: SearchedLead, notes: readonly string[]): SearchWord[] {
	const name = wordsOf(`${lead.firstName} ${lead.lastName}`);
	const email = lead.email === null ? null : foldText(emailKey(lead.email));
	const [mailbox = "", domain = ""] = email?.split("@") ?? [];
	const ofNotes = notes.flatMap((note) => wordsOf(note).filter((word) => word.length >= minNoteWordLength));
	const words = [...name, ...mailbox.split(/[^\p{L}]+/u).filter((part) => part.length > 1), ...ofNotes];
	const wholes = [...namesOf(name), ...[email, domain].flatMap((one) => one || []), ...numbersOf(lead.phone)];
	const found: SearchWord[] = [
		...[...new Set(wholes.map(cut))].map((word) => ({ kind: "whole", word }) as const),
		...[...new Set(words.map(cut))].map((word) => ({ kind: "word", word }) as const),
	];
	return found.slice(0, maxWords);
}

/**
 * Parses a typed search into prefixes: a lead matches if it has a word with one of them. One word finds names and
 * notes, several words a name in any order, digits a number, `@` or a period the domain of an address.
 */
export function parseSearch(typed: string): SearchWord[] {
	const text = typed.slice(0, maxSearchLength);
	const words = wordsOf(text);
	const folded = foldText(text.trim());
	if (folded.indexOf("@") > 0) return [{ kind: "whole", word: cut(folded) }];
	const digits = digitsOf(text);
	if (digits) return [{ kind: "whole", word: cut(digits) }];
	const [word] = words;
	if (word === undefined) return [];
	const isOneWord = words.length === 1;
	const found: SearchWord[] = isOneWord
		? [{ kind: "word", word: cut(word) }]
		: [{ kind: "whole", word: cut(words.slice(0, maxNameWords).join(" ")) }];
	// `maria.garcia` or `maria42` is the beginning of an address, `example.com` a domain.
	const isAddress = /[@._+\-\d]/.test(folded) && !/\s/.test(folded);
	if (isAddress) found.push({ kind: "whole", word: cut(folded.replace(/^@/, "")) });
	return found;
}

/** Words that a lead may have together, in its name and its notes. The longest, which is likely the rarest, comes first. */
export function parseTogether(typed: string): string[] {
	const words = [...new Set(wordsOf(typed.slice(0, maxSearchLength)).map(cut))];
	return words.length < 2 || words.length > maxNameWords ? [] : words.sort((one, other) => other.length - one.length);
}

/** Where the ids begin and end that a typed or pasted reference means: eight digits, a whole id, or a lead's address. */
export function parseReference(typed: string): { from: string; until: string } | null {
	const reference = /(?:^|\/leads\/)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{8})(?:$|[?#])/i;
	const [, id] = reference.exec(typed.trim()) ?? [];
	if (id === undefined) return null;
	const rest = "00000000-0000-0000-0000-000000000000".slice(id.length);
	return { from: id + rest, until: id + rest.replaceAll("0", "f") };
}

/** Below this, a slip makes most words close to each other. */
const minCloseLength = 4;

/**
 * What to look up for a word that nobody has: patterns of LIKE for the words that begin as it would without one slip,
 * which is a letter too many, too few, wrong, or changed with the next one. The first letter is taken as right. Null if the
 * word is too short.
 */
export function closeWords(word: string): { first: string; patterns: string[] } | null {
	const letters = [...word];
	const [first] = letters;
	if (first === undefined || letters.length < minCloseLength) return null;
	const patterns = letters.flatMap((letter, index) => {
		const [before, after] = [letters.slice(0, index), letters.slice(index + 1)];
		const [next, ...rest] = after;
		const missing = [...before, letter, null, ...after];
		if (index === 0) return [missing];
		const changed = next === undefined ? [] : [[...before, next, letter, ...rest]];
		return [missing, [...before, ...after], [...before, null, ...after], ...changed];
	});
	return { first, patterns: [...new Set(patterns.map(patternOf))] };
}

/** @param letters null for any letter */
function patternOf(letters: readonly (string | null)[]): string {
	return `${letters.map((letter) => letter?.replace(/[\\%_]/, "\\$&") ?? "_").join("")}%`;
}

function wordsOf(text: string): string[] {
	return foldText(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "");
}

/** A name from each of its words on, and each two of its words: people leave middle names out. */
function namesOf(all: readonly string[]): string[] {
	const words = all.slice(0, maxNameWords);
	if (words.length < 2) return [];
	const rotated = words.map((_, index) => [...words.slice(index), ...words.slice(0, index)].join(" "));
	const pairs = words.flatMap((one, index) => words.flatMap((other, at) => (at === index ? [] : `${one} ${other}`)));
	return [...rotated, ...pairs];
}

function numbersOf(phone: string | null): string[] {
	const digits = phone === null ? "" : digitsOf(phone);
	return digits.length < 4 ? [] : [digits, digits.slice(-7), digits.slice(-4)];
}

/**
 * The digits of a number, or of a part of one, without the country code of North America. Empty if it isn't a number.
 */
function digitsOf(text: string): string {
	const key = phoneKey(text);
	if (key) return key.replace(/^\+(?:1(?=\d{10}$))?/, "");
	const digits = text.normalize("NFKC").replace(/\D/g, "");
	const isPart = digits.length >= 3 && /^[\d\s()+.\-\p{Pd}\p{Cf}/]+$/u.test(text.normalize("NFKC"));
	return isPart ? digits : "";
}

/** A letter of two units isn't cut in two: no database stores half of one. */
function cut(word: string): string {
	return word
		.slice(0, maxWordLength)
		.replace(/[\ud800-\udbff]$/, "")
		.trimEnd();
}
