import { estimateExample } from "#domain/calculators/estimate.ts";
import type { RateTables } from "#domain/rates/rate-table.ts";
import { caseStudyInputs } from "./case-study-inputs.ts";
import { compounded, type Figures, growthOf } from "./figures.ts";

/** A deposit in a fixed indexed annuity. The participation and charges are examples of common contracts. */
export function annuityFigures(rates: RateTables): Figures {
	const inputs = caseStudyInputs.fia;
	const result = estimateExample(inputs, rates);
	const deposit = inputs.depositAmount * 100;
	const [freeShare, chargeRate, riderRate, inflation] = [10, 8, 1, 3];
	const roof = 3_000_000;
	const free = (deposit * freeShare) / 100;
	const growth = growthOf(result, deposit);
	return {
		cents: {
			deposit,
			kept: 6_000_000,
			roof,
			free,
			charge: ((roof - free) * chargeRate) / 100,
			rider: (deposit * riderRate) / 100,
			afterRider: compounded(deposit, -riderRate, inputs.timeHorizon),
			buyingPower: Math.round(deposit / (1 + inflation / 100) ** inputs.timeHorizon),
		},
		percents: { ...growth.percents, freeShare, chargeRate, riderRate, inflation },
		counts: { age: 63, years: inputs.timeHorizon },
		bars: growth.bars,
	};
}
