import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { closeWords, foldText, parseReference, parseSearch, type SearchedLead, wordsOfLead } from "./search-words.ts";

const nobody: SearchedLead = { firstName: "", lastName: "", email: null, phone: null };

/** True if a typed text finds a lead, as the database looks it up. */
function finds(typed: string, lead: Partial<SearchedLead>, notes: string[] = []): boolean {
	const words = wordsOfLead({ ...nobody, ...lead }, notes);
	return parseSearch(typed).some((sought) =>
		words.some(({ kind, word }) => kind === sought.kind && word.startsWith(sought.word)),
	);
}

test.each([
	["José", "jose"],
	["GARCÍA", "garcia"],
	["Conceição", "conceicao"],
	["Jean-Wòlf", "jean-wolf"],
	["O’Brien", "obrien"],
	["D´Angelo", "dangelo"],
	["Þór Ægir", "thor aegir"],
	["Łukasz", "lukasz"],
	["Straße", "strasse"],
	["ﬁnal", "final"],
	["İpek Işık", "ipek isik"],
	["Nuñez", "nunez"],
])("%s is compared as %s", (text, folded) => {
	expect(foldText(text)).toBe(folded);
	expect(foldText(text.toUpperCase())).toBe(foldText(folded.toUpperCase()));
});

const maria = {
	firstName: "María José",
	lastName: "García-López",
	email: "mj.garcia42@example.com",
	phone: "+1 (305) 555-0123",
};

test.each([
	"maria",
	"MARÍA",
	"jos",
	"lopez",
	"maria garcia",
	"Garcia Maria",
	"maria lop",
	"garcía-lópez",
	"García López, María José",
	"mj.garcia42@example.com",
	"MJ.Garcia",
	"mj.garcia42@",
	"example.com",
	"@example.com",
	"example.c",
	"mj",
	"3055550123",
	"(305) 555",
	"305-555",
	"1 305 555 0123",
	"305.555.0123",
	"555-0123",
	"0123",
])("%s finds María José García-López", (typed) => {
	expect(finds(typed, maria)).toBe(true);
});

test.each(["pedro", "aria", "maria perez", "4242", "", "  ", "…", "12"])("%j doesn't", (typed) => {
	expect(finds(typed, maria)).toBe(false);
});

test("words of notes find a lead, short ones don't", () => {
	expect(finds("diabet", {}, ["Has type 2 diabetes, takes insulin."])).toBe(true);
	expect(finds("insulin", {}, ["Has type 2 diabetes, takes insulin."])).toBe(true);
	expect(wordsOfLead(nobody, ["He is ok"])).toEqual([]);
});

test.each([
	["0f8fad5b", "0f8fad5b-0000-0000-0000-000000000000", "0f8fad5b-ffff-ffff-ffff-ffffffffffff"],
	[" 0F8FAD5B-d9cb-469f-a165-70867728950e", "0F8FAD5B-d9cb-469f-a165-70867728950e"],
	["https://a.example/admin/leads/0f8fad5b-d9cb-469f-a165-70867728950e?list=x", "0f8fad5b-d9cb-469f-a165-70867728950e"],
])("%s is a reference", (typed, from, until = from) => {
	expect(parseReference(typed)).toEqual({ from, until });
});

test.each(["maria", "0f8fad5", "0f8fad5b-d9cb", "0f8fad5b1", "0f8fad5b-d9cb-469f-a165-70867728950e1"])(
	"%s is none",
	(typed) => {
		expect(parseReference(typed)).toBeNull();
	},
);

test("no word ends in half of a letter", () => {
	const name = `${"a".repeat(59)}𠀀`;
	expect(wordsOfLead({ ...nobody, firstName: name }, [name])).toEqual([{ kind: "word", word: "a".repeat(59) }]);
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", minLength: 55, maxLength: 70 }), (text) =>
			wordsOfLead({ ...nobody, firstName: text }, [text]).every(({ word }) => word.isWellFormed()),
		),
	);
});

test("a lead has a limited number of words of a limited length", () => {
	const notes = Array.from({ length: 500 }, (_, number) => `word${number} ${"x".repeat(500)}`);
	const words = wordsOfLead(maria, notes);
	expect(words).toHaveLength(200);
	expect(Math.max(...words.map(({ word }) => word.length))).toBeLessThanOrEqual(60);
});

const letters = "abcdefghijklmnopqrstuvwxyzáéíóúñçãõâêôàèòüßøłæœđ'’ ";
const name = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 25 });
const spelling = fc.constantFrom<(text: string) => string>(
	(text) => text,
	(text) => text.toUpperCase(),
	(text) => text.normalize("NFD"),
	(text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
	(text) => ` ${text}  `,
);

test("whoever types a name finds it, in any spelling and from its first letters on", () => {
	fc.assert(
		fc.property(name, name, spelling, fc.integer({ min: 1 }), (firstName, lastName, spell, length) => {
			const lead = { firstName, lastName };
			for (const typed of [firstName, lastName, `${firstName} ${lastName}`, `${lastName}, ${firstName}`]) {
				const isWord = /\p{L}/u.test(foldText(typed));
				if (
					isWord &&
					foldText(typed)
						.split(/[^\p{L}]+/u)
						.filter(Boolean).length <= 5
				) {
					expect(finds(spell(typed), lead), typed).toBe(true);
				}
			}
			const [word = ""] = foldText(firstName).trim().split(/\s+/);
			const part = [...word].slice(0, length).join("");
			if (part) expect(finds(part, lead)).toBe(true);
		}),
	);
});

test("whoever types an address or a number finds it, whole or its beginning", () => {
	const digits = fc.array(fc.constantFrom(..."23456789"), { minLength: 10, maxLength: 10 }).map((all) => all.join(""));
	fc.assert(
		fc.property(fc.emailAddress({ size: "small" }), digits, spelling, (email, phone, spell) => {
			fc.pre(email.length <= 60);
			expect(finds(spell(email), { email })).toBe(true);
			const dashed = `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`;
			for (const stored of [phone, dashed, `+1 ${dashed}`]) {
				for (const typed of [phone, dashed, `1${phone}`, phone.slice(0, 5), phone.slice(-7), phone.slice(-4)]) {
					expect(finds(typed, { phone: stored }), `${typed} in ${stored}`).toBe(true);
				}
			}
		}),
	);
});

test("what is folded stays as it is, whatever was typed", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 150 }), (text) => {
			expect(foldText(foldText(text))).toBe(foldText(text));
			expect(parseSearch(text).every(({ word }) => word !== "" && word.length <= 60)).toBe(true);
		}),
	);
});

test("one slip after the first letter stays close to the word, two don't", () => {
	const isClose = (typed: string, word: string) => {
		const close = closeWords(typed);
		const toRegExp = (pattern: string) =>
			new RegExp(`^${pattern.replace(/\\?[^a-z]/gu, (sign) => ({ _: ".", "%": ".*" })[sign] ?? sign)}`, "u");
		return close?.patterns.some((pattern) => toRegExp(pattern).test(word)) ?? false;
	};
	fc.assert(
		fc.property(
			fc.stringMatching(/^[a-z]{5,12}$/),
			fc.nat(),
			fc.stringMatching(/^[a-z]$/),
			fc.nat(3),
			(word, at, letter, slip) => {
				const index = 1 + (at % (word.length - 1));
				const [before, after] = [word.slice(0, index), word.slice(index)];
				const typed = [
					before + letter + after,
					before + after.slice(1),
					before + letter + after.slice(1),
					before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
				][slip];
				expect(isClose(typed ?? "", word), `${typed} for ${word}`).toBe(true);
			},
		),
	);
	expect(isClose("qintro", "quintero")).toBe(false);
	expect(closeWords("ana"), "too short").toBeNull();
	expect(closeWords("50%_off")?.patterns).toContain("50\\%\\_off_%");
});
