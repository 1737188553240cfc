import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import {
	isNestedAtMost,
	isOneLine,
	isPlainText,
	toOneLine,
	toPlainJson,
	toPlainText,
	withoutDirectionMarks,
} from "./plain-text.ts";

test.each(["\0", "\u0007", "\u001b[2J", "\u007f", "\u0085", "\ud800", "\udc00", "\ude00\ud83d", "\ufffe", "\uffff"])(
	"%j passes nowhere",
	(text) => {
		expect([isOneLine(text), isPlainText(text)]).toEqual([false, false]);
	},
);

test.each(["\t", "\n", "\r\n"])("%j passes in text of several lines only", (text) => {
	expect([isOneLine(text), isPlainText(text)]).toEqual([false, true]);
});

test.each(["Ayisyèn", "São João", "😀 👨‍👩‍👧", "O’Neil", "日本", "\u202eabc"])("%j passes", (text) => {
	expect([isOneLine(text), isPlainText(text)]).toEqual([true, true]);
});

test("a phone number copied from the contacts loses its invisible marks", () => {
	expect(withoutDirectionMarks("\u202d(305) 555-0123\u202c")).toBe("(305) 555-0123");
});

test("mending is complete, changes nothing that passes, and survives UTF-8", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (any, typed) => {
			for (const text of [any, typed, typed + any]) {
				expect(isOneLine(toOneLine(text))).toBe(true);
				expect(isPlainText(toPlainText(text))).toBe(true);
				if (isOneLine(text)) expect(toOneLine(text)).toBe(text);
				if (isPlainText(text)) expect(Buffer.from(text, "utf8").toString("utf8")).toBe(text);
			}
		}),
	);
});

test("the levels of a JSON value are counted without end", () => {
	const value = { a: [{ b: "c" }], d: "e" };
	expect([2, 3].map((levels) => isNestedAtMost(value, levels))).toEqual([false, true]);
	expect([isNestedAtMost("text", 0), isNestedAtMost([], 0), isNestedAtMost([1], 0)]).toEqual([true, true, false]);
});

test("JSON is mended in its keys and values at any depth", () => {
	expect(toPlainJson({ "a\0": ["b\ud800", { c: "d\ne\u0001" }], f: 1, g: null })).toEqual({
		"a ": ["b ", { c: "d\ne " }],
		f: 1,
		g: null,
	});
});
