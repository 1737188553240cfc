interface AgeBracket {
	from: number;
	to: number;
	/** Cents per month for each 1,000 dollars of coverage, for non-smokers. */
	centsPerThousand: number;
}

interface PremiumTable {
	brackets: readonly AgeBracket[];
	/** A smoker's premium in tenths of a non-smoker's. */
	smokerTenths: number;
	/** How far a real quote may lie below or above the estimate. */
	rangePercent: number;
}

/** The agency's rules of thumb, for illustration. Insurers consider more than age and smoking. */
export const premiumTables = {
	term_life: {
		brackets: [
			{ from: 18, to: 30, centsPerThousand: 12 },
			{ from: 31, to: 45, centsPerThousand: 20 },
			{ from: 46, to: 60, centsPerThousand: 45 },
			{ from: 61, to: 75, centsPerThousand: 85 },
		],
		smokerTenths: 16,
		rangePercent: 20,
	},
	whole_life: {
		brackets: [
			{ from: 18, to: 30, centsPerThousand: 65 },
			{ from: 31, to: 45, centsPerThousand: 95 },
			{ from: 46, to: 60, centsPerThousand: 170 },
			{ from: 61, to: 75, centsPerThousand: 280 },
		],
		smokerTenths: 14,
		rangePercent: 15,
	},
	final_expense: {
		brackets: [
			{ from: 50, to: 55, centsPerThousand: 260 },
			{ from: 56, to: 65, centsPerThousand: 320 },
			{ from: 66, to: 75, centsPerThousand: 490 },
			{ from: 76, to: 85, centsPerThousand: 720 },
		],
		smokerTenths: 12,
		rangePercent: 20,
	},
} as const satisfies Record<string, PremiumTable>;

export type PremiumProduct = keyof typeof premiumTables;

/** Beyond the last bracket its factor still applies, as a rough idea: see `isBeyondBrackets`. */
export function centsPerThousand(product: PremiumProduct, age: number): number {
	const brackets: readonly AgeBracket[] = premiumTables[product].brackets;
	const bracket = brackets.find(({ to }) => age <= to) ?? brackets.at(-1);
	return bracket?.centsPerThousand ?? 0;
}

export function isBeyondBrackets(product: PremiumProduct, age: number): boolean {
	return premiumTables[product].brackets.every(({ to }) => age > to);
}
