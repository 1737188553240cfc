import type { PremiumProduct, Rate, RateTable, RateTables } from "./rate-table.ts";

interface Factors {
	/** The last age of each bracket, and cents per month for each 1,000 dollars of a non-smoker's coverage. */
	brackets: readonly (readonly [toAge: number, cents: number])[];
	fromAge: number;
	/** A smoker's premium in tenths of a non-smoker's. */
	smokerTenths: number;
	rangePercent: number;
}

const lastAge = 85;

const factors: Readonly<Record<PremiumProduct, Factors>> = {
	term_life: {
		fromAge: 18,
		brackets: [
			[30, 12],
			[45, 20],
			[60, 45],
			[75, 85],
		],
		smokerTenths: 16,
		rangePercent: 20,
	},
	whole_life: {
		fromAge: 18,
		brackets: [
			[30, 65],
			[45, 95],
			[60, 170],
			[75, 280],
		],
		smokerTenths: 14,
		rangePercent: 15,
	},
	final_expense: {
		fromAge: 50,
		brackets: [
			[55, 260],
			[65, 320],
			[75, 490],
			[85, 720],
		],
		smokerTenths: 12,
		rangePercent: 20,
	},
};

/** The agency's rules of thumb. They know age and smoking, but neither the length of a term nor the state. */
export const sampleRates: RateTables = {
	term_life: sample(factors.term_life),
	whole_life: sample(factors.whole_life),
	final_expense: sample(factors.final_expense),
};

function sample({ fromAge, brackets, smokerTenths, rangePercent }: Factors): RateTable {
	const starts = [fromAge, ...brackets.map(([toAge]) => toAge + 1)];
	const rateOf = (from: number, toAge: number, cents: number, smoker: boolean): Rate => ({
		fromAge: from,
		toAge,
		smoker,
		term: null,
		states: null,
		perThousand: cents * (smoker ? smokerTenths * 10 : 100),
	});
	const last = brackets.at(-1);
	const rates = [false, true].flatMap((smoker) => [
		...brackets.map(([toAge, cents], index) => rateOf(starts[index] ?? fromAge, toAge, cents, smoker)),
		// Beyond the last bracket its factor still applies, as a rough idea.
		...(last && last[0] < lastAge
			? [{ ...rateOf(last[0] + 1, lastAge, last[1], smoker), isRough: true } as const]
			: []),
	]);
	return {
		isSample: true,
		effectiveOn: "2026-11-22",
		source: "The agency's rules of thumb",
		policy: null,
		feeCents: 0,
		rangePercent,
		rates,
	};
}
