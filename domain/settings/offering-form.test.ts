import * as v from "valibot";
import { expect, test } from "vitest";
import type { OfferingFacts } from "../agency/settable-facts.ts";
import { formRules } from "./form-rules.ts";
import { fieldsOfOffering, offeringFactsSchema, readOfferingForm } from "./offering-form.ts";

const facts: OfferingFacts = { languages: ["en", "ht"], withoutFigures: ["whole-life", "iul"] };
const read = (fields: Record<string, string>) => readOfferingForm(fields).facts;
const isPossible = (changes: Partial<OfferingFacts>) =>
	formRules.offering.isPossible({ ...facts, ...changes }, { now: new Date(), timeZone: "America/New_York" });

test("what is saved is what the form shows: a check for each language and product that visitors get", () => {
	expect(fieldsOfOffering(facts)).toEqual({
		language_ht: "on",
		"figures_term-life": "on",
		"figures_final-expense": "on",
		figures_fia: "on",
		figures_ibc: "on",
	});
	expect(read(fieldsOfOffering(facts))).toEqual(facts);
});

test("English is offered without being chosen, and no language or product is made up", () => {
	expect(read({}).languages).toEqual(["en"]);
	expect(read({ language_fr: "on", language_es: "on" }).languages).toEqual(["en", "es"]);
	expect(read({ "figures_debt-action": "on", figures_iul: "on" }).withoutFigures).not.toContain("debt-action");
});

test.each([
	[["en"], true],
	[["en", "es", "pt", "ht"], true],
	[[], false],
	[["es"], false],
	[["pt", "en"], false],
	[["en", "es", "es"], false],
] as const)("a file may offer %j: %s", (languages, isTaken) => {
	expect(isPossible({ languages })).toBe(isTaken);
});

test("a file names each product without figures once, and only what has figures", () => {
	expect(isPossible({ withoutFigures: [] })).toBe(true);
	expect(isPossible({ withoutFigures: ["iul", "iul"] })).toBe(false);
	for (const other of ["debt-action", "annuity"]) {
		expect(v.is(offeringFactsSchema, { ...facts, withoutFigures: [other] })).toBe(false);
	}
	expect(v.is(offeringFactsSchema, { ...facts, languages: ["en", "fr"] })).toBe(false);
});
