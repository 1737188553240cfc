import type { ProductSlug } from "../site/services.ts";
import type { FunnelStep } from "./funnel-step.ts";

/** Short sequences that end with an agent in touch: the last part of `/funnels/{quote}`. */
export const quoteFunnelIds = ["term-life-quote", "final-expense-quote", "iul-quote", "fia-appointment"] as const;
export type QuoteFunnelId = (typeof quoteFunnelIds)[number];

export interface QuoteFunnel {
	service: ProductSlug;
	/**
	 * What an agent must know to prepare. Health is not among it: that is asked in person, by somebody licensed, and
	 * is never stored here.
	 */
	steps: readonly FunnelStep[];
}

const state = { key: "state", type: "state", required: true } as const;
const age = (min: number, max: number, key = "currentAge"): FunnelStep => ({
	key,
	type: "number",
	unit: "years",
	required: true,
	min,
	max,
});
const choice = (key: string, ...options: string[]): FunnelStep => ({ key, type: "select", required: true, options });
const amount = (key: string, min: number): FunnelStep => ({
	key,
	type: "number",
	unit: "dollars",
	required: true,
	min,
});
const tobacco = choice("tobacco", "no", "yes");

export const quoteFunnels: Readonly<Record<QuoteFunnelId, QuoteFunnel>> = {
	"term-life-quote": {
		service: "term-life",
		steps: [
			state,
			age(18, 85),
			amount("coverageAmount", 10_000),
			choice("termYears", "10", "20", "30", "unsure"),
			tobacco,
		],
	},
	"final-expense-quote": {
		service: "final-expense",
		steps: [
			state,
			choice("whoFor", "self", "parent", "spouse"),
			age(50, 85, "insuredAge"),
			choice("purpose", "burial", "cremation", "leave_something", "unsure"),
			tobacco,
		],
	},
	"iul-quote": {
		service: "iul",
		steps: [
			state,
			age(18, 85),
			choice("goal", "protect", "cash_value", "both", "unsure"),
			amount("monthlyBudget", 100),
			tobacco,
		],
	},
	"fia-appointment": {
		service: "fia",
		steps: [
			state,
			age(18, 85),
			choice("moneyFrom", "workplace_account", "cash", "existing_annuity", "other"),
			amount("amount", 10_000),
			choice("incomeStart", "within_a_year", "one_to_five", "later", "no_income"),
		],
	},
};

export function quotePath(id: QuoteFunnelId): string {
	return `/funnels/${id}`;
}
