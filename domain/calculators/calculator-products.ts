import type { ProductSlug } from "#domain/site/services.ts";

/** What can be estimated, in the order in which it is offered. */
export const calculatorProducts = [
	"iul",
	"fia",
	"whole_life",
	"term_life",
	"final_expense",
	"debt_plan",
	"ibc",
] as const;
export type CalculatorProduct = (typeof calculatorProducts)[number];

/** The visitor's choice: "unknown" is "Not sure yet", with which nothing can be estimated. */
export const productChoices = ["unknown", ...calculatorProducts] as const;
export type ProductChoice = (typeof productChoices)[number];

export function isCalculatorProduct(value: unknown): value is CalculatorProduct {
	return (calculatorProducts as readonly unknown[]).includes(value);
}

export const slugOfService: Readonly<Record<CalculatorProduct, ProductSlug>> = {
	iul: "iul",
	fia: "fia",
	whole_life: "whole-life",
	term_life: "term-life",
	final_expense: "final-expense",
	debt_plan: "debt-action",
	ibc: "ibc",
};

/** A consultation takes 15 minutes, a strategy call 30. */
export type BookingKind = "consultation" | "strategy_call";

const consultations: readonly ProductChoice[] = ["final_expense", "term_life", "whole_life", "debt_plan"];

export function bookingKind(choice: ProductChoice): BookingKind {
	return consultations.includes(choice) ? "consultation" : "strategy_call";
}
