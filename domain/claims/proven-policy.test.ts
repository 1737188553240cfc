import { expect, test } from "vitest";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import type { RateTable } from "../rates/rate-table.ts";
import { sampleRates } from "../rates/sample-rates.ts";
import type { Claims, ProvenClaim } from "./claims.ts";
import { premiumProductOf, provenPolicy } from "./proven-policy.ts";

const policy = { insurer: "Example Life", form: "EL-204", approval: "A-77", approvedOn: "2026-09-15" };
const table: RateTable = { ...sampleRates.term_life, isSample: false, id: "2026-10-01-aa", policy };
const claimsWith = (termLifeRates?: ProvenClaim): Claims => ({
	showsSamples: false,
	proven: termLifeRates ? { termLifeRates } : {},
});
const evidence = { policy, ratesOf: "2026-10-01-aa" };

test("an insurer is named beside the table that its evidence proves", () => {
	expect(provenPolicy("term_life", table, claimsWith(evidence))).toEqual(policy);
});

test("the same text in other characters is the same policy", () => {
	const typed = { ...evidence, policy: { ...policy, insurer: "Río Life" } };
	const named = { ...policy, insurer: "Ri\u0301o\u00a0 Life" };
	expect(provenPolicy("term_life", { ...table, policy: named }, claimsWith(typed))).toEqual(named);
});

test.each<[string, RateTable, ProvenClaim | undefined]>([
	["without evidence", table, undefined],
	["with another insurer's evidence", table, { ...evidence, policy: { ...policy, insurer: "Other Life" } }],
	["with the evidence of another form", table, { ...evidence, policy: { ...policy, form: "EL-205" } }],
	["with another approval", table, { ...evidence, policy: { ...policy, approval: "A-78" } }],
	["with an approval of another day", table, { ...evidence, policy: { ...policy, approvedOn: "2026-09-16" } }],
	["with the evidence of an earlier table", { ...table, id: "2026-11-01-aa" }, evidence],
	["beside other rates of the same insurer and day", { ...table, id: "2026-10-01-bb" }, evidence],
	["with evidence that names no table", table, { policy }],
	["beside the rules of thumb", sampleRates.term_life, evidence],
	["beside rates that name no insurer", { ...table, policy: null }, evidence],
])("no insurer is named %s", (_, rates, proven) => {
	expect(provenPolicy("term_life", rates, claimsWith(proven))).toBeNull();
	expect(provenPolicy("term_life", rates, { ...claimsWith(proven), showsSamples: true })).toBeNull();
});

test("evidence for one product names nobody beside another", () => {
	expect(provenPolicy("whole_life", { ...table }, claimsWith(evidence))).toBeNull();
});

test("premiums come from the table of their product; growth and debts have none", () => {
	const tables: Partial<Record<ProductSlug, string>> = {
		"term-life": "term_life",
		"whole-life": "whole_life",
		"final-expense": "final_expense",
	};
	for (const product of productSlugs) expect(premiumProductOf(product)).toBe(tables[product] ?? null);
});
