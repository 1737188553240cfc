import { expect, test } from "vitest";
import type { Locale } from "../locale/locales.ts";
import { mostLetters, readWords } from "./read-words.ts";

const at = (original: string, change: { page?: string; place?: string; locale?: Locale } = {}) => ({
	page: "services/iul",
	place: "lead",
	locale: "en" as const,
	original,
	...change,
});
const original = "An agent goes through it with you, page by page. Call {phone}.";

test("a text is one line, with the apostrophe of all other copy", () => {
	expect(readWords("  We’ll read it\r\n with you. It's free: {phone}.\u202e ", at(original))).toEqual({
		ok: true,
		text: "We’ll read it with you. It’s free: {phone}.",
	});
	expect(readWords("Us 👩‍👧: {phone}", at(original))).toEqual({ ok: true, text: "Us 👩‍👧: {phone}" });
	// Markup is text.
	expect(readWords("<script>alert(1)</script> {phone}", at(original))).toMatchObject({ ok: true });
});

test.each<[string, object, string?]>([
	["   ", { code: "empty" }],
	["\u2060 .", { code: "empty" }],
	["half a letter \ud800 {phone}", { code: "signs" }],
	["a \u0000 {phone}", { code: "signs" }],
	["Call us.", { code: "placeholder_missing", name: "phone" }],
	[`${"a ".repeat(300)}{phone}`, { code: "long" }],
	["It is like a bank. {phone}", { code: "regulated", word: "bank", rule: "bank" }],
	["It is like a ba\u00adnk. {phone}", { code: "regulated", word: "bank" }],
	["It is like a ba\u200dnk. {phone}", { code: "regulated", word: "bank" }],
	["It is like a b**an**k. {phone}", { code: "regulated", word: "bank" }],
	["It costs $15 a **month**. {phone}", { code: "premium", words: "$15 a month" }, "services/term-life"],
	["We compare insurers for you. {phone}", { code: "comparison" }],
	["A policy costs $15 a month at 25. {phone}", { code: "premium", words: "$15 a month" }, "services/term-life"],
	["Usted no paga nada cuando llama, y es una regla con los agentes. {phone}", { code: "foreign" }],
])("refuses %j", (typed, error, page = "services/iul") => {
	expect(readWords(typed, at(original, { page }))).toMatchObject({ ok: false, error });
});

test("a heading has less room than a paragraph, and each has room for its original", () => {
	const long = "x".repeat(100);
	expect(mostLetters(at(long, { place: "costs.title" }))).toBe(110);
	expect(mostLetters(at("x".repeat(140), { place: "costs.title" }))).toBe(140);
	expect(mostLetters(at(long))).toBe(210);
	// Tags take no room.
	expect(mostLetters(at(`<licensedStates>${long}</licensedStates>`))).toBe(210);
});

test("a consent text names the agency in its first sentence, and speaks of its form alone", () => {
	const consent = at("I agree that {agency} may email me.", { page: "messages/leads", place: "consent.request.guide" });
	const typed = "I agree that {agency} may email me. I can unsubscribe. I can buy without it.";
	expect(readWords(typed, consent)).toEqual({ ok: true, text: typed });
	const error = (text: string) => readWords(text, consent);
	expect(error(`We help you. ${typed}`)).toEqual({ ok: false, error: { code: "late" } });
	expect(error(`${typed} Its partners, too.`)).toMatchObject({ error: { code: "subject", subject: "partners" } });
});
