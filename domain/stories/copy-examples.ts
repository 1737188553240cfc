import { estimate } from "#domain/calculators/estimate.ts";
import type { PremiumEstimate } from "#domain/calculators/estimate-shape.ts";
import { inWholeDollars } from "#domain/calculators/money.ts";
import { pricedProducts } from "#domain/claims/figures.ts";
import { type InsuredProduct, productOfCalculator } from "#domain/products/products.ts";
import type { RateTables } from "#domain/rates/rate-table.ts";
import { type Figures, primaryCents } from "./figures.ts";
import type { PremiumInputs } from "./premium-examples.ts";

/**
 * The persons whose premiums the product pages and the FAQ name. Copy leaves out the examples of a product whose table
 * lacks one of them.
 */
export function copyExamples(state: string) {
	const term = { service: "term_life", state, age: 35, coverageAmount: 250_000, term: 20, smoker: false } as const;
	const whole = { service: "whole_life", state, age: 35, coverageAmount: 100_000, smoker: false } as const;
	const burial = { service: "final_expense", state, age: 60, coverageAmount: 10_000, smoker: false } as const;
	return {
		termAt35: term,
		termAt35Smoker: { ...term, smoker: true },
		termBesideWholeLife: { ...term, coverageAmount: whole.coverageAmount },
		termAt25: { ...term, age: 25, coverageAmount: 125_000 },
		wholeLifeAt35: whole,
		wholeLifeAt35Smoker: { ...whole, smoker: true },
		wholeLifeBesideTerm: { ...whole, coverageAmount: term.coverageAmount },
		burialAt60: burial,
		burialAt60Smoker: { ...burial, smoker: true },
	} as const satisfies Readonly<Record<string, PremiumInputs>>;
}

/** How long the examples add up premiums. */
const paidYears = 20;

/**
 * The numbers of each example that the rates have: the monthly premium, its range, what is paid in 20 years, and the age
 * at which the premiums have come to as much as the policy pays.
 */
export function copyExampleFigures(state: string, rates: RateTables): Pick<Figures, "cents" | "counts"> {
	const known = Object.entries(copyExamples(state)).flatMap(([name, inputs]) => {
		const result = estimate(inputs, rates) as PremiumEstimate | null;
		return result ? [{ name, inputs, result, yearly: inWholeDollars(primaryCents(result)) * 12 }] : [];
	});
	return {
		cents: Object.fromEntries(
			known.flatMap(({ name, result, yearly }) => [
				[name, primaryCents(result)],
				[`${name}Low`, result.range.lowCents],
				[`${name}High`, result.range.highCents],
				[`${name}Paid`, yearly * paidYears],
			]),
		),
		counts: Object.fromEntries(
			known.flatMap(({ name, inputs, yearly }) => [
				[`${name}RangePercent`, rates[inputs.service].rangePercent],
				[`${name}EvenAge`, inputs.age + Math.round((inputs.coverageAmount * 100) / yearly)],
			]),
		),
	};
}

/** The products for which copy has no examples with these rates. */
export function productsWithoutExamples(state: string, rates: RateTables): InsuredProduct[] {
	const unknown = Object.values(copyExamples(state)).filter((inputs) => !estimate(inputs, rates));
	return pricedProducts.filter((product) => unknown.some(({ service }) => productOfCalculator[service] === product));
}
