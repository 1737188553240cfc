import { expect, test } from "vitest";
import { productOfCalculator, productSlugs } from "#domain/products/products.ts";
import { bookingKind, calculatorProducts, productChoices } from "./calculator-products.ts";

test("every service of the agency has its calculator", () => {
	expect(calculatorProducts.map((service) => productOfCalculator[service]).sort()).toEqual([...productSlugs].sort());
});

test("insurance and debt take a consultation, all else a strategy call", () => {
	expect(productChoices.filter((choice) => bookingKind(choice) === "consultation").sort()).toEqual(
		["final_expense", "term_life", "whole_life", "debt_plan"].sort(),
	);
});
