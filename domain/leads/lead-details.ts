import type { ServiceSlug } from "#domain/site/services.ts";

/** The calculators that can mail a report, by the spec's names, and the product each is about. */
export const calculatorProducts = {
	iul: "iul",
	fia: "fia",
	whole_life: "whole-life",
	term_life: "term-life",
	final_expense: "final-expense",
	debt_plan: "debt-action",
	ibc: "ibc",
} as const satisfies Record<string, ServiceSlug>;
export type CalculatorName = keyof typeof calculatorProducts;

/** What somebody in the chat waits for, soonest first. */
export const leadTimelines = ["immediately", "within_30_days", "1_to_3_months", "3_plus_months"] as const;
export type LeadTimeline = (typeof leadTimelines)[number];

/** What a lead says beyond who and how to reach; which of it is there depends on the kind of form. */
export interface LeadDetails {
	calculator?: CalculatorName;
	/** What was typed into the calculator, as its address carries it: figures are computed again from this. */
	inputs?: Record<string, string>;
	/** What the browser showed. Only to be read by staff: nobody checked it. */
	result?: Record<string, string | number | null>;
	/** Which funnel or landing page the form stood in. */
	funnel?: string;
	/** The funnel's questions and what was chosen or typed. */
	answers?: Record<string, string>;
	/** The held spot of an offer that this lead asked for. */
	offerClaimId?: string;
	timeline?: LeadTimeline;
	/** What was typed where the assistant asked for the state. */
	stateText?: string;
}
