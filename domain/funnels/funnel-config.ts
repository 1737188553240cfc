import { type BookingKind, bookingKind } from "../calculators/calculator-products.ts";
import { maximumCoverage } from "../calculators/coverage-amounts.ts";
import { calculatorOf, type ProductSlug } from "../products/products.ts";
import { type ChoiceQuestion, dollars, type NumberQuestion, type StateQuestion, years } from "../questions/question.ts";

/** The last part of `/funnels/{product}/…`. */
export const funnelPages = ["lp", "calc", "book", "offer"] as const;
export type FunnelPage = (typeof funnelPages)[number];

/** A funnel's question. Each has its own screen. */
export type FunnelStep = NumberQuestion<string, "dollars" | "years"> | ChoiceQuestion<string, string> | StateQuestion;

export interface FunnelConfig {
	steps: readonly FunnelStep[];
	booking: {
		/** The key of the scheduler's page in `agency.booking`. */
		scheduler: ProductSlug;
		kind: BookingKind;
	};
	offer: OfferDetails;
}

export interface OfferDetails {
	/** The consultation's stated value, in dollars. */
	originalValue: number;
	/** Equal to the value, since the consultation is free. */
	savings: number;
	urgencyHours: number;
	/** Per calendar month. */
	maxSpots: number;
}

export const numberStep = {
	years: (name: string, min: number, max: number): FunnelStep => ({ ...years, name, min, max }),
	dollars: (name: string, min: number, max: number = dollars.max): FunnelStep => ({ ...dollars, name, min, max }),
};
export const choiceStep = (name: string, ...options: string[]): FunnelStep => ({
	kind: "choice",
	name,
	required: true,
	options,
});

const offer = (originalValue: number, urgencyHours: number, maxSpots: number): OfferDetails => ({
	originalValue,
	savings: originalValue,
	urgencyHours,
	maxSpots,
});

function funnel(product: ProductSlug, steps: readonly FunnelStep[], offer: OfferDetails): FunnelConfig {
	return { steps, booking: { scheduler: product, kind: bookingKind(calculatorOf(product)) }, offer };
}

const age: FunnelStep = { ...years, name: "currentAge" };
const amount = (name: string): FunnelStep => ({ ...dollars, name });

/** All differences between the funnels, except for their copy. */
export const funnelConfigs: Readonly<Record<ProductSlug, FunnelConfig>> = {
	"term-life": funnel("term-life", [age, amount("coverageAmount")], offer(195, 48, 40)),
	"whole-life": funnel("whole-life", [age, amount("desiredBenefit")], offer(295, 48, 25)),
	"final-expense": funnel(
		"final-expense",
		[age, numberStep.dollars("benefitAmount", dollars.min, maximumCoverage.final_expense)],
		offer(295, 48, 30),
	),
	iul: funnel(
		"iul",
		[
			numberStep.years("currentAge", 18, 85),
			numberStep.dollars("annualIncome", 20_000),
			numberStep.dollars("targetCoverage", 50_000),
			choiceStep("riskTolerance", "conservative", "moderate", "aggressive"),
			{
				...years,
				name: "investmentHorizon",
				min: 5,
				max: 40,
				grain: 5,
				slider: { max: 40, step: 5 },
				initial: 20,
			},
		],
		offer(497, 48, 50),
	),
	fia: funnel(
		"fia",
		[
			numberStep.years("currentAge", 40, 80),
			numberStep.dollars("currentSavings", 10_000),
			{ ...years, name: "retirementAge", min: 55, max: 85, above: "currentAge" },
			{ ...dollars, name: "monthlyContribution", min: 0, required: false },
			numberStep.dollars("incomeNeeds", 1000),
		],
		offer(395, 72, 30),
	),
	// A debt of 0 is a valid answer.
	ibc: funnel("ibc", [amount("monthlyIncome"), numberStep.dollars("currentDebt", 0)], offer(395, 72, 20)),
	"debt-action": funnel("debt-action", [amount("totalDebt"), amount("monthlyPayment")], offer(497, 48, 25)),
};

export function funnelPath(slug: ProductSlug, page: FunnelPage): string {
	return `/funnels/${slug}/${page}`;
}
