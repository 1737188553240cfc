import type { productOfCalculator } from "#domain/products/products.ts";

/** The calculators, in the order of presentation. */
export const calculatorProducts = [
	"term_life",
	"whole_life",
	"final_expense",
	"iul",
	"fia",
	"ibc",
	"debt_plan",
] as const satisfies readonly (keyof typeof productOfCalculator)[];
export type CalculatorProduct = (typeof calculatorProducts)[number];

/** "unknown" is "Not sure yet", which can't be estimated. */
export const productChoices = ["unknown", ...calculatorProducts] as const;
export type ProductChoice = (typeof productChoices)[number];

export function isCalculatorProduct(value: unknown): value is CalculatorProduct {
	return (calculatorProducts as readonly unknown[]).includes(value);
}

/** A consultation takes 15 minutes, a strategy call 30. */
export type BookingKind = "consultation" | "strategy_call";

const consultations: readonly ProductChoice[] = ["final_expense", "term_life", "whole_life", "debt_plan"];

export function bookingKind(choice: ProductChoice): BookingKind {
	return consultations.includes(choice) ? "consultation" : "strategy_call";
}
