import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { fillMessages } from "./fill-messages.ts";

const facts = { phone: "(555) 555-0100", city: "Springfield" };

test.each([
	["{phone}", "(555) 555-0100"],
	["Call {phone}, {name}.", "Call (555) 555-0100, Ana."],
	["{count, plural, one {# office in {city}} other {{city}: # offices}}", "Springfield: 2 offices"],
	["No facts at all", "No facts at all"],
])("%s gets its facts at once and its other values later", (message, expected) => {
	const messages = fillMessages({ deep: { text: compile(message) } }, facts) as { deep: { text: string } };
	expect(createTranslator({ locale: "en", messages })("deep.text", { name: "Ana", count: 2 })).toBe(expected);
});
