import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { emailField } from "../leads/lead-fields.ts";
import { emailKey, phoneKey } from "./match-key.ts";

test.each([
	[" Marie@Example.COM ", "marie@example.com"],
	["marie+news@example.com", "marie+news@example.com"],
	["m.arie@gmail.com", "m.arie@gmail.com"],
	["JOSE\u0301@example.com", "josé@example.com"],
])("%j is compared as %s", (address, key) => {
	expect(emailKey(address)).toBe(key);
	expect(emailKey(key)).toBe(key);
});

test("no form accepts a domain that also has a spelling in ASCII", () => {
	expect(v.is(emailField, "marie@müller.example")).toBe(false);
});

test.each([
	["(305) 555-0123", "+13055550123"],
	["305.555.0123", "+13055550123"],
	["305/555-0123", "+13055550123"],
	["1-305-555-0123", "+13055550123"],
	["+1 (305) 555-0123", "+13055550123"],
	["+ 1 305 555 0123", "+13055550123"],
	["001 305 555 0123", "+13055550123"],
	["305–555–0123", "+13055550123"],
	["３０５ 555 0123", "+13055550123"],
	["305 555 0123 ext. 44", "+13055550123"],
	["305-555-0123 x44", "+13055550123"],
	["305-555-0123#44", "+13055550123"],
	["cell: 305 555 0123 (after 5)", "+13055550123"],
	["305 555 0123 or 786 555 0199", "+13055550123"],
	["305 555 0123 / 786 555 0199", "+13055550123"],
	["1 305 555 0123, 786 555 0199", "+13055550123"],
	["apt 12, 305-555-0123", "+13055550123"],
	["+509 34 12 3456", "+50934123456"],
	["509 3412 3456", "+50934123456"],
	["011 509 3412 3456", "+50934123456"],
	["55 11 91234-5678", "+5511912345678"],
	["+44 (0)20 7946 0958", "+442079460958"],
	["305\u2011555\u20110123", "+13055550123"],
	["+44 20 7946\u20110958", "+442079460958"],
	["+55 11 91234\u20115678", "+5511912345678"],
	["305\u2212555\u22120123", "+13055550123"],
	["305•555•0123", "+13055550123"],
	["305_555_0123", "+13055550123"],
	["305~555~0123", "+13055550123"],
	["305,555,0123", "+13055550123"],
	["305*555*0123", "+13055550123"],
	["[305] 555-0123", "+13055550123"],
	["+1 [305] 555 0123", "+13055550123"],
	["\u202d305\u200b555\u200d0123\u202c", "+13055550123"],
	["305-555-O123", "+13055550123"],
	["555-0123 o 305 555 0123", "+13055550123"],
	["305 KAI-0123", "+13055240123"],
	["1-800-FLOWERS", "+18003569377"],
	["٣٠٥٥٥٥٠١٢٣", "+13055550123"],
	["۳۰۵ ۵۵۵ ۰۱۲۳", "+13055550123"],
	["३०५-५५५-०१२३", "+13055550123"],
	["𝟛𝟘𝟝𝟝𝟝𝟝𝟘𝟙𝟚𝟛", "+13055550123"],
	["+1+3055550123", "+13055550123"],
	["+1 +1 305 555 0123", "+13055550123"],
	["1 1 305 555 0123", "+13055550123"],
	["+1 1 305-555-0123", "+13055550123"],
	["+001 305 555 0123", "+13055550123"],
])("%s is the number %s", (typed, key) => {
	expect(phoneKey(typed)).toBe(key);
	expect(phoneKey(key)).toBe(key);
});

test.each(["555-0123", "", "call me maybe", "555-0123 ext 44", "0000000000", "+1 305"])("%j is no number", (typed) => {
	expect(phoneKey(typed)).toBeNull();
});

test("any number of North America has one key, however its digits are set apart", () => {
	const digit = fc.constantFrom(..."23456789");
	const digits = fc.array(digit, { minLength: 10, maxLength: 10 }).map((all) => all.join(""));
	const separators = [
		"",
		" ",
		"-",
		".",
		") ",
		" - ",
		"_",
		"~",
		"•",
		"\u2010",
		"\u2011",
		"\u2012",
		"\u2015",
		"\u2212",
		"\u200b",
		"\u2060",
	];
	const gaps = fc.array(fc.constantFrom(...separators), { minLength: 9, maxLength: 9 });
	fc.assert(
		fc.property(fc.constantFrom("", "1 ", "+1 ", "+1"), digits, gaps, (code, number, between) => {
			const typed = code + [...number].map((digit, index) => digit + (between[index] ?? "")).join("");
			expect(phoneKey(typed)).toBe(`+1${number}`);
		}),
	);
});

test("any text has a key in the form of E.164, or none, and the key of a key is itself", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom(..."+0123456789 ()x.-–/０\u202dñ٣•,*_oOA\u2011"), maxLength: 40 }),
			(text) => {
				const key = phoneKey(text);
				if (key === null) return;
				expect(key).toMatch(/^\+[1-9]\d{7,14}$/);
				expect(phoneKey(key)).toBe(key);
			},
		),
	);
});

/** How numbers were read when the first requests to stop were sealed. */
function keyBefore(text: string): string | null {
	const ofDigits = (typed: string, isInternational: boolean): string | null => {
		const digits = isInternational ? typed : typed.replace(/^(?:011|00)(?=\d{9})/, "");
		const hasCode = isInternational || digits !== typed;
		if (digits.length > 15) return ofDigits(digits.slice(0, digits.startsWith("1") ? 11 : 10), false);
		if (digits.startsWith("0")) return null;
		if (digits.length === 10 && !hasCode) return `+1${digits}`;
		return digits.length >= (hasCode ? 8 : 11) ? `+${digits}` : null;
	};
	for (const [part] of text.normalize("NFKC").matchAll(/\+?[\s(]{0,3}\d[\d\s().\-–—·/]*/g)) {
		const key = ofDigits(part.replace("(0)", "").replace(/\D/g, ""), part.startsWith("+"));
		if (key) return key;
	}
	return null;
}

test("a key that is stored is still the key of what was typed, or the record is among those that are read again", () => {
	const characters = fc.string({ unit: fc.constantFrom(..."0123456789 ().-"), minLength: 7, maxLength: 30 });
	const grouped = fc
		.tuple(
			fc.constantFrom("", "1", "1 1 ", "011 ", "00", "(0)"),
			fc.array(fc.nat(99_999), { minLength: 1, maxLength: 5 }),
		)
		.map(([code, groups]) => code + groups.join("-"));
	fc.assert(
		fc.property(fc.constantFrom("", "+"), fc.oneof(characters, grouped), (plus, digits) => {
			const before = keyBefore(plus + digits);
			if (before === null || before.startsWith("+11")) return;
			expect(phoneKey(plus + digits)).toBe(before);
		}),
		{ numRuns: 2000 },
	);
});
