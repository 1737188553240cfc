import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { messageText } from "./message-text.ts";

test.each([
	["We got your message.", "We got your message."],
	["Hello, {name}! It is {when, date, short}.", "Hello, {name}! It is {when}."],
	["{count, plural, one {# lead of {who}} other {# leads}}.", "# lead of {who} / # leads."],
	["<b>{count, number}</b> of <i>many</i>", "{count} of many"],
])("%s reads %s", (message, expected) => {
	expect(messageText(compile(message))).toBe(expected);
});

test("a part of a catalog has a line for each message", () => {
	expect(messageText({ subject: "Hi", deep: { first: compile("Dear {name}"), second: "Bye" } })).toBe(
		"Hi\nDear {name}\nBye",
	);
});
