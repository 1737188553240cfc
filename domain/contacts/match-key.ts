/**
 * The one spelling in which we compare what people typed: whether two leads, or a lead and a request to stop, name the
 * same address or number. Keys are never shown and never written to.
 */

/**
 * An email address, without regard to case and to spaces around it. Dots and `+tags` stay, because outside a few
 * providers they name other mailboxes. Forms accept addresses in ASCII only, so a domain has no second spelling.
 */
export function emailKey(address: string): string {
	return address.trim().normalize("NFC").toLowerCase();
}

/**
 * A number and the characters that people put between its digits: spaces, dashes of all kinds, dots, and the invisible
 * marks of a copied number. Letters end it, and so do `,` and `#`: an extension isn't part of the number.
 */
const numberLike = /\+?[\s(\p{Cf}]{0,3}\d[\d\s()\p{Pd}\p{Pc}\p{Cf}.·•∙⋅−~/\\'’]*/gu;
/** Tried if the stricter pattern finds no number: `305,555,0123` and `[305] 555*0123` are numbers, too. */
const numberWithSymbols = /\+?[^\p{L}\d+]{0,3}\d[^\p{L}+]*/gu;

/** `+1+3055550123`: a form put the code in front of a number that had a plus, but no code. */
const repeatedPlus = /\+?1[\s().-]{0,3}\+(?=(?:\D*\d){10}\D*$)/;
/** A letter O between digits. Not replaced inside a sentence, because Spanish uses "o" (or) between numbers. */
const zeroAsLetter = /(?<=[\do().\-\u2010])o(?=[\do().\-\u2010]|$)/gi;
/** `305 KAI-0123` and `1-800-FLOWERS`: people dial the keys that bear the letters. */
const numberInLetters = /^\W*(?:1\W*)?(\d{3})\W*([a-z]{2}(?:\W*[a-z\d]){5})\W*$/i;
const keypad = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/**
 * A phone number in the form of E.164, such as `+13055550123`. Without a country code it is one of North America.
 * Requests to stop keep the key that they were stored with. If a change here reads some text differently, it must be
 * among what `rereadPhone` (server/suppression) reads again.
 * @returns null if there is no complete number in the text
 */
export function phoneKey(text: string): string | null {
	const typed = text
		.normalize("NFKC")
		.replace(/\p{Nd}/gu, digitOf)
		.replace(repeatedPlus, "+1 ");
	const withZeros = typed.replace(zeroAsLetter, "0");
	return (
		keyIn(typed, numberLike) ?? keyIn(typed, numberWithSymbols) ?? keyIn(withZeros, numberLike) ?? keyOfLetters(typed)
	);
}

function keyIn(text: string, pattern: RegExp): string | null {
	for (const [part] of text.matchAll(pattern)) {
		const key = keyOfDigits(part.replace("(0)", "").replace(/\D/g, ""), part.startsWith("+"));
		if (key) return key;
	}
	return null;
}

function keyOfLetters(text: string): string | null {
	const [, area = "", rest = ""] = numberInLetters.exec(text) ?? [];
	const digits = rest.toLowerCase().replace(/[a-z]/g, (letter) => `${keypad.findIndex((key) => key.includes(letter))}`);
	return area ? keyOfDigits(area + digits.replace(/\D/g, ""), false) : null;
}

/** Each script has its ten digits in a row. */
function digitOf(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let before = 0;
	while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
	return `${before % 10}`;
}

function keyOfDigits(typed: string, isInternational: boolean): string | null {
	// The international prefix before a country code: 011 in North America, 00 elsewhere.
	const dialed = typed.replace(/^(?:011|00)(?=\d{9})/, "");
	const hasCode = isInternational || dialed !== typed;
	// "1 1 305 …": no area code starts with 1.
	const digits = dialed.replace(/^1{2,}(?=[2-9]\d{9}$)/, "1");
	// Two numbers in one field: the first counts.
	if (digits.length > 15) return keyOfDigits(digits.slice(0, digits.startsWith("1") ? 11 : 10), false);
	if (digits.startsWith("0")) return null;
	if (digits.length === 10 && !hasCode) return `+1${digits}`;
	// People also leave out the plus: 509 3412 3456 is a number in Haiti.
	return digits.length >= (hasCode ? 8 : 11) ? `+${digits}` : null;
}
