import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import type { Claims } from "#domain/claims/claims.ts";
import { fillMessages } from "./fill-messages.ts";

const samples: Claims = { showsSamples: true, proven: {} };
const facts = { phone: "(555) 555-0100", city: "Springfield" };

test.each([
	["{phone}", "(555) 555-0100"],
	["Call {phone}, {name}.", "Call (555) 555-0100, Ana."],
	["{count, plural, one {# office in {city}} other {{city}: # offices}}", "Springfield: 2 offices"],
	["No facts at all", "No facts at all"],
])("%s gets its facts at once and its other values later", (message, expected) => {
	const messages = fillMessages({ deep: { text: compile(message) } }, facts, samples) as { deep: { text: string } };
	expect(createTranslator({ locale: "en", messages })("deep.text", { name: "Ana", count: 2 })).toBe(expected);
});

const message = compile(
	"<familiesServed>{count, plural, one {# family} other {# families}} in {city}.</familiesServed> Hello.",
);
const only = compile("<familiesServed>Trusted by <b>many</b></familiesServed>");
const catalog = { mixed: message, only, plain: compile("a <b>c</b>") };

test.each([
	["samples are shown", samples, "2 families in Springfield. Hello.", "Trusted by <b>many</b>"],
	[
		"proven claims are shown",
		{ showsSamples: false, proven: { familiesServed: {} } },
		"2 families in Springfield. Hello.",
		"Trusted by <b>many</b>",
	],
	["other claims disappear", { showsSamples: false, proven: {} }, "Hello.", ""],
] satisfies [string, Claims, string, string][])("%s", (_, claims, mixed, alone) => {
	const filled = fillMessages(catalog, facts, claims) as never as Record<string, string>;
	const t = createTranslator({ locale: "en", messages: filled }) as never as {
		(key: string, values?: object): string;
		markup(key: string, tags: object): string;
	};
	const b = (words: string) => `<b>${words}</b>`;
	expect(t("mixed", { count: 2 })).toBe(mixed);
	expect(t.markup("only", { b })).toBe(alone);
	expect(t.markup("plain", { b })).toBe("a <b>c</b>");
});
