import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";

const ageBands = {
	"18-29": 30,
	"30-39": 40,
	"40-49": 50,
	"50-59": 60,
	"60-69": 70,
	"70-plus": Number.POSITIVE_INFINITY,
};
const coverageBands = {
	"under-25k": 25_000,
	"25k-100k": 100_000,
	"100k-250k": 250_000,
	"250k-500k": 500_000,
	"500k-1m": 1_000_000,
	"1m-plus": Number.POSITIVE_INFINITY,
};
const horizonBands = {
	"under-10-years": 10,
	"10-19-years": 20,
	"20-29-years": 30,
	"30-plus-years": Number.POSITIVE_INFINITY,
};

type BandOf<Bands> = Extract<keyof Bands, string>;

/**
 * The data of a calculation that analytics gets: no typed values, only the wide band of an answer. Tobacco, income,
 * debts and payments are left out altogether.
 */
export interface CalculatorBands {
	age?: BandOf<typeof ageBands>;
	coverage?: BandOf<typeof coverageBands>;
	horizon?: BandOf<typeof horizonBands>;
}

const names = <Bands extends object>(bands: Bands) => Object.keys(bands) as BandOf<Bands>[];

export const calculatorBandNames = {
	age: names(ageBands),
	coverage: names(coverageBands),
	horizon: names(horizonBands),
};

export function calculatorBands(inputs: CalculatorInputs): CalculatorBands {
	return {
		...("age" in inputs && { age: bandOf(ageBands, inputs.age) }),
		...("coverageAmount" in inputs && { coverage: bandOf(coverageBands, inputs.coverageAmount) }),
		...("timeHorizon" in inputs && { horizon: bandOf(horizonBands, inputs.timeHorizon) }),
	};
}

/** @param bands each with the first number above it, in order */
function bandOf<Bands extends Readonly<Record<string, number>>>(bands: Bands, value: number) {
	return names(bands).find((name) => value < (bands[name] ?? 0));
}
