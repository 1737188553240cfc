import { type ServiceSlug, serviceSlugs } from "../site/services.ts";
import type { FunnelStep } from "./funnel-step.ts";

/** The last part of `/funnels/{service}/…`. */
export const funnelPages = ["lp", "calc", "book", "offer"] as const;
export type FunnelPage = (typeof funnelPages)[number];

/** A service as calculators and leads name it. */
export type FunnelId = "term_life" | "whole_life" | "final_expense" | "iul" | "fia" | "ibc" | "debt_plan";

export interface FunnelConfig {
	id: FunnelId;
	slug: ServiceSlug;
	/** Below the catalogue `funnelPages`. */
	translationKey: `services.${ServiceSlug}`;
	steps: readonly FunnelStep[];
	booking: {
		type: "calendly";
		/** Names the scheduler's address among the agency's facts. */
		scheduler: ServiceSlug;
		call: CallKind;
	};
	offer: OfferDetails;
}

/** How a talk is booked: a short consultation, or a longer call where a strategy is drawn up. */
export type CallKind = "consultation" | "strategy_call";
export const callMinutes: Readonly<Record<CallKind, number>> = { consultation: 15, strategy_call: 30 };

export interface OfferDetails {
	/** The consultation's stated value, in dollars. */
	originalValue: number;
	/** The same, since the consultation is free. */
	savings: number;
	/** How long a claimed spot is held. */
	urgencyHours: number;
	/** How many spots there are in a calendar month. */
	maxSpots: number;
}

const age = { key: "currentAge", type: "number", unit: "years", required: true } as const;
const dollars = (key: string, min?: number, required = true): FunnelStep => ({
	key,
	type: "number",
	unit: "dollars",
	required,
	...(min === undefined ? {} : { min }),
});
const offer = (originalValue: number, urgencyHours: number, maxSpots: number): OfferDetails => ({
	originalValue,
	savings: originalValue,
	urgencyHours,
	maxSpots,
});

const steps: Readonly<Record<ServiceSlug, readonly FunnelStep[]>> = {
	"term-life": [age, dollars("coverageAmount")],
	"whole-life": [age, dollars("desiredBenefit")],
	"final-expense": [age, dollars("benefitAmount")],
	iul: [
		{ ...age, min: 18, max: 85 },
		dollars("annualIncome", 20_000),
		dollars("targetCoverage", 50_000),
		{ key: "riskTolerance", type: "select", required: true, options: ["conservative", "moderate", "aggressive"] },
		{
			key: "investmentHorizon",
			type: "range",
			unit: "years",
			required: true,
			min: 5,
			max: 40,
			step: 5,
			initial: 20,
		},
	],
	fia: [
		{ ...age, min: 40, max: 80 },
		dollars("currentSavings", 10_000),
		{ key: "retirementAge", type: "number", unit: "years", required: true, min: 55, max: 85 },
		dollars("monthlyContribution", 0, false),
		dollars("incomeNeeds", 1_000),
	],
	// Nothing owed is an answer.
	ibc: [dollars("monthlyIncome"), dollars("currentDebt", 0)],
	"debt-action": [dollars("totalDebt"), dollars("monthlyPayment")],
};

const ids: Readonly<Record<ServiceSlug, FunnelId>> = {
	"term-life": "term_life",
	"whole-life": "whole_life",
	"final-expense": "final_expense",
	iul: "iul",
	fia: "fia",
	ibc: "ibc",
	"debt-action": "debt_plan",
};

const calls: Readonly<Record<ServiceSlug, CallKind>> = {
	"term-life": "consultation",
	"whole-life": "consultation",
	"final-expense": "consultation",
	iul: "strategy_call",
	fia: "strategy_call",
	ibc: "strategy_call",
	"debt-action": "consultation",
};

const offers: Readonly<Record<ServiceSlug, OfferDetails>> = {
	"term-life": offer(195, 48, 40),
	"whole-life": offer(295, 48, 25),
	"final-expense": offer(295, 48, 30),
	iul: offer(497, 48, 50),
	fia: offer(395, 72, 30),
	ibc: offer(395, 72, 20),
	"debt-action": offer(497, 48, 25),
};

/** Everything that tells the seven funnels apart, but for their words. */
export const funnelConfigs = Object.fromEntries(
	serviceSlugs.map((slug): [ServiceSlug, FunnelConfig] => [
		slug,
		{
			id: ids[slug],
			slug,
			translationKey: `services.${slug}`,
			steps: steps[slug],
			booking: { type: "calendly", scheduler: slug, call: calls[slug] },
			offer: offers[slug],
		},
	]),
) as Readonly<Record<ServiceSlug, FunnelConfig>>;

export function funnelPath(slug: ServiceSlug, page: FunnelPage): string {
	return `/funnels/${slug}/${page}`;
}
