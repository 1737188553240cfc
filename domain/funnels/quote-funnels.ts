import { maximumCoverage, minimumCoverage } from "../calculators/coverage-amounts.ts";
import type { ProductSlug } from "../products/products.ts";
import { choiceStep, type FunnelStep, numberStep } from "./funnel-config.ts";

/** Short funnels that end with a call from an agent: the last part of `/funnels/{quote}`. */
export const quoteFunnelIds = ["term-life-quote", "final-expense-quote", "iul-quote", "fia-appointment"] as const;
export type QuoteFunnelId = (typeof quoteFunnelIds)[number];

export interface QuoteFunnel {
	product: ProductSlug;
	/**
	 * The questions whose answers an agent needs. Health is never asked or stored here: a licensed agent asks in
	 * person.
	 */
	steps: readonly FunnelStep[];
}

const state = { kind: "state", name: "state", required: true } as const;
const age = (min: number, max: number) => numberStep.years("currentAge", min, max);
const tobacco = choiceStep("tobacco", "no", "yes");

export const quoteFunnels: Readonly<Record<QuoteFunnelId, QuoteFunnel>> = {
	"term-life-quote": {
		product: "term-life",
		steps: [
			state,
			age(18, 85),
			numberStep.dollars("coverageAmount", 10_000),
			choiceStep("termYears", "10", "20", "30", "unsure"),
			tobacco,
		],
	},
	"final-expense-quote": {
		product: "final-expense",
		steps: [
			state,
			choiceStep("whoFor", "self", "parent", "spouse"),
			numberStep.years("insuredAge", 50, 85),
			choiceStep("purpose", "burial", "cremation", "leave_something", "unsure"),
			numberStep.dollars("coverageAmount", minimumCoverage, maximumCoverage.final_expense),
			tobacco,
		],
	},
	"iul-quote": {
		product: "iul",
		steps: [
			state,
			age(18, 85),
			choiceStep("goal", "protect", "cash_value", "both", "unsure"),
			numberStep.dollars("monthlyBudget", 100),
			tobacco,
		],
	},
	"fia-appointment": {
		product: "fia",
		steps: [
			state,
			age(18, 85),
			choiceStep("moneyFrom", "workplace_account", "cash", "existing_annuity", "other"),
			numberStep.dollars("amount", 10_000),
			choiceStep("incomeStart", "within_a_year", "one_to_five", "later", "no_income"),
		],
	},
};

export function quotePath(id: QuoteFunnelId): string {
	return `/funnels/${id}`;
}
