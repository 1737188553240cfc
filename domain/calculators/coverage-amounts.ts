import { maxAmount } from "../questions/question.ts";
import { isPremiumProduct, type PremiumProduct } from "../rates/rate-table.ts";
import type { RawInputs } from "./calculator-inputs.ts";

/** The smallest coverage that the calculators accept, in dollars. */
export const minimumCoverage = 10_000;

/**
 * The largest coverage of each product, in dollars. Final expense policies pay for a funeral and last bills: insurers issue
 * them without an exam and stop at about 50,000, so a larger one has no price. For term and whole life, the insurer looks
 * at income and health instead of an amount, so only typing errors are refused.
 */
export const maximumCoverage: Readonly<Record<PremiumProduct, number>> = {
	term_life: maxAmount,
	whole_life: maxAmount,
	final_expense: 50_000,
};

/** The products whose price follows from age and amount alone, in the order of the short form. */
export const quickPriceProducts = ["term_life", "whole_life", "final_expense"] as const satisfies PremiumProduct[];

/** The amounts to choose from in the short form, in dollars, and among them the usual one. Three fit in one row of a phone. */
export const priceCardAmounts: Readonly<Record<PremiumProduct, readonly number[]>> = {
	term_life: [100_000, 250_000, 500_000],
	whole_life: [50_000, 100_000, 250_000],
	final_expense: [10_000, 15_000, 25_000],
};

/** The usual amounts, in dollars. */
export const usualCoverage: Readonly<Record<PremiumProduct, number>> = {
	term_life: 500_000,
	whole_life: 100_000,
	final_expense: 15_000,
};

/** Stands for the usual amount of the product, whichever one is chosen. */
export const usualAmount = "usual";

/** The inputs with the usual amount of the chosen product, if they ask for it. */
export function withUsualAmount(values: RawInputs): RawInputs {
	const { service = "", coverageAmount } = values;
	if (coverageAmount !== usualAmount) return values;
	return { ...values, coverageAmount: isPremiumProduct(service) ? String(usualCoverage[service]) : "" };
}
