import { minimumCoverage } from "./coverage-amounts.ts";

/**
 * The average cost of a funeral with viewing and burial, in dollars. These are estimates and must be called so wherever
 * they appear: the National Funeral Directors Association's median and published regional figures, adjusted by each
 * state's cost of living and rounded to hundreds.
 */
const estimates: Readonly<Record<string, number>> = {
	AL: 7200,
	AK: 8600,
	AZ: 7500,
	AR: 7300,
	CA: 9200,
	CO: 8000,
	CT: 9300,
	DE: 8100,
	DC: 9000,
	FL: 8300,
	GA: 7900,
	HI: 9600,
	ID: 7300,
	IL: 8400,
	IN: 8000,
	IA: 8400,
	KS: 8300,
	KY: 7500,
	LA: 7500,
	ME: 8700,
	MD: 8600,
	MA: 9400,
	MI: 8200,
	MN: 8900,
	MS: 6800,
	MO: 8200,
	MT: 7500,
	NE: 8400,
	NV: 7700,
	NH: 9000,
	NJ: 9200,
	NM: 7200,
	NY: 9400,
	NC: 7800,
	ND: 8400,
	OH: 8100,
	OK: 7300,
	OR: 8400,
	PA: 8500,
	RI: 9000,
	SC: 7700,
	SD: 8200,
	TN: 7500,
	TX: 7700,
	UT: 7400,
	VT: 8900,
	VA: 8200,
	WA: 8500,
	WV: 7300,
	WI: 8300,
	WY: 7300,
};

const costs = new Map(Object.entries(estimates));

/** Fifty states and the District of Columbia. */
export const statesWithFuneralCost: readonly string[] = [...costs.keys()];

export function funeralCost(stateCode: string): number | undefined {
	return costs.get(stateCode);
}

/** 120% of the cost, to the nearest 1,000. In whole dollars, because multiplying by 1.2 is inexact. */
export function suggestedCoverage(cost: number): number {
	return Math.round((cost * 12) / 10_000) * 1000;
}

/** The suggestion for a state, but at least what the calculator accepts. */
export function prefilledCoverage(stateCode: string): number | undefined {
	const cost = funeralCost(stateCode);
	return cost === undefined ? undefined : Math.max(minimumCoverage, suggestedCoverage(cost));
}
