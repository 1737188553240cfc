import type { PremiumProduct } from "#domain/rates/rate-table.ts";

/** The products whose price follows from age and amount alone, in the order of the short form. */
export const quickPriceProducts = ["term_life", "whole_life", "final_expense"] as const satisfies PremiumProduct[];

/** The amounts to choose from, in dollars. */
export const quickPriceAmounts = [
	10_000, 15_000, 20_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
] as const;

/** The amount that is chosen until the visitor chooses another. */
export const usualAmount: Readonly<Record<(typeof quickPriceProducts)[number], (typeof quickPriceAmounts)[number]>> = {
	term_life: 500_000,
	whole_life: 100_000,
	final_expense: 15_000,
};
