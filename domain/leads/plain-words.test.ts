import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { isPlainName, plainTag } from "./plain-words.ts";

const names = [
	"Marie",
	"José",
	"José Luis",
	"Mª del Carmen",
	"Ma. Elena",
	"María de los Ángeles",
	"Ana Maria Clara",
	"João",
	"Conceição das Graças",
	"Jean-Baptiste",
	"Mirlande",
	"Wòdlin",
	"Jozèf",
	"D'Angelo",
	"O’Neil",
	"Robert J.",
	"J.P.",
	"Sammy Davis Jr.",
	"van der Berg",
	"Nguyễn",
	"Nguyễn".normalize("NFD"),
	"Анна",
	"Νίκος",
	"李小龍",
];

test.each(names)("%s is plainly a name", (name) => {
	expect(isPlainName(name)).toBe(true);
});

test.each([
	"",
	" ",
	"de la",
	"Your account is locked",
	"Marie, your account",
	"evil.com",
	"www evil",
	"Mariewww",
	"Go to evil. com",
	"http",
	"https://evil.example/unlock",
	"Marie2",
	"call 8005550100",
	"a@b",
	"<b>Marie</b>",
	"Marie!",
	"Marie  Joseph",
	"Ma\u202Erie",
	"Z\u0301\u0301\u0301\u0301",
	"A".repeat(41),
])("%j is not plainly a name", (text) => {
	expect(isPlainName(text)).toBe(false);
});

test("whatever is typed, a plain name is short and holds no digit, address or sign", () => {
	const typed = fc.oneof(
		fc.string({ unit: "grapheme" }),
		fc.array(fc.constantFrom("Marie", "de", "evil.com", "www", "http://", "1", ".", "/", "@", " ", "é", "J."), {
			maxLength: 8,
		}),
	);
	fc.assert(
		fc.property(typed, (value) => {
			const text = typeof value === "string" ? value : value.join("");
			if (!isPlainName(text)) return;
			expect(text.length).toBeLessThanOrEqual(40);
			expect(text).not.toMatch(/[\d/@:<>,;!?\\]|\p{L}{2}\.\p{L}|www|http/u);
		}),
	);
});

test("names stay plain when they are joined by a space, up to three words", () => {
	const name = fc.constantFrom("Marie", "José", "D'Angelo", "Jean-Baptiste", "O’Neil", "Conceição");
	fc.assert(
		fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (parts) => {
			const text = parts.join(" ");
			expect(isPlainName(text)).toBe(parts.length <= 3 && text.length <= 40);
		}),
	);
});

test("a link in an email carries the tag of a campaign, and no text", () => {
	for (const tag of ["radio", "spring-2026", "cpc"]) expect(plainTag(tag)).toBe(tag);
	for (const tag of [
		null,
		"",
		"evil.com",
		"call me",
		"your_policy_lapsed",
		"call-8005550199",
		"a".repeat(61),
		"ünlock",
	])
		expect(plainTag(tag)).toBeNull();
});
