import { describe, expect, test } from "vitest";
import { jurisdictions } from "#domain/location/jurisdictions.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import type { Claims } from "./claims.ts";
import { insuredProducts, withheldReason } from "./figures.ts";
import { salesRefusal } from "./selling.ts";

const samples: Claims = { showsSamples: true, proven: {} };
const bare: Claims = { showsSamples: false, proven: {} };
const off: Claims = { ...bare, withoutFigures: ["iul", "term-life"] };
const noNumbers = { licenseNumbers: {} };
const numbers = { licenseNumbers: { CA: "0X00000" } };

describe("development", () => {
	test("shows every figure and offers every appointment where the agency may sell", () => {
		for (const product of productSlugs) {
			for (const state of ["FL", "TX", null]) {
				expect(withheldReason({ product, state }, samples, noNumbers)).toBeNull();
				expect(salesRefusal({ product, state }, samples, noNumbers)).toBeNull();
			}
		}
		expect(salesRefusal({ product: "iul", state: "CA" }, samples, noNumbers), "no license number").toBeNull();
	});

	test.each<[ProductSlug | null, string, string]>([
		["term-life", "NY", "not_licensed"],
		["term-life", "AK", "not_licensed"],
		["debt-action", "PR", "not_licensed"],
		["debt-action", "CA", "not_offered"],
		[null, "NY", "not_licensed"],
	])("B2: refuses %s in %s: %s", (product, state, refusal) => {
		expect(salesRefusal({ product, state }, samples, noNumbers)).toBe(refusal);
		const figures = product && withheldReason({ product, state }, samples, noNumbers);
		expect(figures).toBe(product === "debt-action" ? null : product && refusal);
	});

	test("the arithmetic of a debt plan is shown in every state, also where the plan isn't offered", () => {
		for (const { abbr: state } of jurisdictions) {
			for (const claims of [samples, bare]) {
				expect(withheldReason({ product: "debt-action", state }, claims, noNumbers), state).toBeNull();
			}
		}
	});
});

describe("in production", () => {
	test.each<[ProductSlug, string | null, on: string | null, switchedOff: string | null]>([
		["term-life", null, null, "switched_off"],
		["term-life", "FL", null, "switched_off"],
		["term-life", "CA", "no_license_number", "no_license_number"],
		["term-life", "NY", "not_licensed", "not_licensed"],
		["term-life", "OR", "not_licensed", "not_licensed"],
		["term-life", "PR", "not_licensed", "not_licensed"],
		["iul", "FL", null, "switched_off"],
		["iul", "CA", "no_license_number", "no_license_number"],
		// Each product has its own switch.
		["whole-life", "FL", null, null],
		["ibc", "FL", null, null],
		["fia", null, null, null],
		["final-expense", "TX", null, null],
		["debt-action", null, null, null],
		["debt-action", "FL", null, null],
		["debt-action", "CA", null, null],
		["debt-action", "OR", null, null],
	])("figures of %s in %s: %s without evidence, %s where some are switched off", (product, state, on, switchedOff) => {
		expect(withheldReason({ product, state }, bare, noNumbers)).toBe(on);
		expect(withheldReason({ product, state }, off, noNumbers)).toBe(switchedOff);
	});

	test.each<[ProductSlug | null, string | null, string | null]>([
		["term-life", "FL", null],
		["term-life", null, null],
		["term-life", "NY", "not_licensed"],
		["term-life", "OR", "not_licensed"],
		["term-life", "CA", "no_license_number"],
		[null, "FL", null],
		[null, null, null],
		[null, "CA", "no_license_number"],
		[null, "OR", "not_licensed"],
		["debt-action", "CA", "not_offered"],
		["debt-action", "FL", "no_opinion"],
		["debt-action", null, "no_opinion"],
	])("selling %s in %s: %s", (product, state, refusal) => {
		expect(salesRefusal({ product, state }, bare, noNumbers)).toBe(refusal);
	});

	test("an entered license number opens California", () => {
		for (const product of insuredProducts) {
			expect(salesRefusal({ product, state: "CA" }, bare, numbers)).toBeNull();
			expect(withheldReason({ product, state: "CA" }, bare, numbers)).toBeNull();
		}
	});

	test("a recorded opinion opens the consultation about debts in its states alone", () => {
		const claims: Claims = { showsSamples: false, proven: { debtConsultation: { states: ["FL"] } } };
		expect(salesRefusal({ product: "debt-action", state: "FL" }, claims, noNumbers)).toBeNull();
		expect(salesRefusal({ product: "debt-action", state: "TX" }, claims, noNumbers)).toBe("no_opinion");
	});
});
