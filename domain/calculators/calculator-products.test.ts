import { expect, test } from "vitest";
import { productOfCalculator, productSlugs } from "#domain/products/products.ts";
import { bookingKind, calculatorProducts, productChoices } from "./calculator-products.ts";

test("every product has a calculator", () => {
	const products = new Set(calculatorProducts.map((calculator) => productOfCalculator[calculator]));
	expect([...products].sort()).toEqual([...productSlugs].sort());
});

test("insurance and debt lead to a consultation, everything else to a strategy call", () => {
	expect(productChoices.filter((choice) => bookingKind(choice) === "consultation").sort()).toEqual(
		["final_expense", "term_life", "whole_life", "debt_plan"].sort(),
	);
});
