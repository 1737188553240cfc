import { type BookingKind, bookingKind, type CalculatorProduct } from "../calculators/calculator-products.ts";
import { calculatorOf } from "../products/products.ts";
import { type ProductSlug, productSlugs } from "../site/services.ts";
import type { FunnelStep } from "./funnel-step.ts";

/** The last part of `/funnels/{service}/…`. */
export const funnelPages = ["lp", "calc", "book", "offer"] as const;
export type FunnelPage = (typeof funnelPages)[number];

export interface FunnelConfig {
	id: CalculatorProduct;
	slug: ProductSlug;
	/** Below the catalogue `funnelPages`. */
	translationKey: `services.${ProductSlug}`;
	steps: readonly FunnelStep[];
	booking: {
		type: "calendly";
		/** Names the scheduler's address among the agency's facts. */
		scheduler: ProductSlug;
		kind: BookingKind;
	};
	offer: OfferDetails;
}

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

const steps: Readonly<Record<CalculatorProduct, readonly FunnelStep[]>> = {
	term_life: [age, dollars("coverageAmount")],
	whole_life: [age, dollars("desiredBenefit")],
	final_expense: [age, dollars("benefitAmount")],
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
		{ key: "retirementAge", type: "number", unit: "years", required: true, min: 55, max: 85, above: "currentAge" },
		dollars("monthlyContribution", 0, false),
		dollars("incomeNeeds", 1_000),
	],
	// To owe nothing is an answer.
	ibc: [dollars("monthlyIncome"), dollars("currentDebt", 0)],
	debt_plan: [dollars("totalDebt"), dollars("monthlyPayment")],
};

const offers: Readonly<Record<CalculatorProduct, OfferDetails>> = {
	term_life: offer(195, 48, 40),
	whole_life: offer(295, 48, 25),
	final_expense: offer(295, 48, 30),
	iul: offer(497, 48, 50),
	fia: offer(395, 72, 30),
	ibc: offer(395, 72, 20),
	debt_plan: offer(497, 48, 25),
};

/** Everything that tells the seven funnels apart, but for their words. */
export const funnelConfigs = Object.fromEntries(productSlugs.map((slug) => [slug, configOf(slug)])) as Readonly<
	Record<ProductSlug, FunnelConfig>
>;

function configOf(slug: ProductSlug): FunnelConfig {
	const id = calculatorOf(slug);
	return {
		id,
		slug,
		translationKey: `services.${slug}`,
		steps: steps[id],
		booking: { type: "calendly", scheduler: slug, kind: bookingKind(id) },
		offer: offers[id],
	};
}

export function funnelPath(slug: ProductSlug, page: FunnelPage): string {
	return `/funnels/${slug}/${page}`;
}
