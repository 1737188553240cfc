import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { messageOf, messageSource } from "./message-words.ts";

test.each([
	"Plain words, it’s 5 < 7",
	"Call {phone}",
	"{phone}",
	"Insurance<carriersCompared> from many carriers in {city}</carriersCompared>.",
	"<figuresShown>Yes.</figuresShown><figuresWithheld>No.</figuresWithheld>",
])("a message is the same after it was written down: %s", (source) => {
	expect(messageSource(compile(source))).toBe(source);
	expect(messageOf(source)).toEqual(compile(source));
});

test.each(["{count, plural, one {# day} other {# days}}", "Read <more>this</more>", "{when, date, short}"])(
	"is no plain text: %s",
	(source) => {
		expect(messageSource(compile(source))).toBeNull();
	},
);

test("what somebody typed is text, whatever a message would make of it", () => {
	expect(messageOf("It's {not one} '{' <b>bold</b> {n, plural, other {#}}")).toBe(
		"It's {not one} '{' <b>bold</b> {n, plural, other {#}}",
	);
});
