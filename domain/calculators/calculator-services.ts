import type { ServiceSlug } from "#domain/site/services.ts";

/** What can be estimated, in the order in which it is offered. */
export const calculatorServices = [
	"iul",
	"fia",
	"whole_life",
	"term_life",
	"final_expense",
	"debt_plan",
	"ibc",
] as const;
export type CalculatorService = (typeof calculatorServices)[number];

/** The visitor's choice: "unknown" is "Not sure yet", with which nothing can be estimated. */
export const serviceChoices = ["unknown", ...calculatorServices] as const;
export type ServiceChoice = (typeof serviceChoices)[number];

export function isCalculatorService(value: unknown): value is CalculatorService {
	return (calculatorServices as readonly unknown[]).includes(value);
}

export const slugOfService: Readonly<Record<CalculatorService, ServiceSlug>> = {
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

const consultations: readonly ServiceChoice[] = ["final_expense", "term_life", "whole_life", "debt_plan"];

export function bookingKind(choice: ServiceChoice): BookingKind {
	return consultations.includes(choice) ? "consultation" : "strategy_call";
}
