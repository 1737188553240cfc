interface AgeBand {
	from: number;
	to: number;
	/** Cents a month for each 1,000 dollars of coverage, for somebody who does not smoke. */
	centsPerThousand: number;
}

interface PremiumTable {
	bands: readonly AgeBand[];
	/** A smoker pays so many tenths of what others pay. */
	smokerTenths: number;
	/** How far below and above the estimate a real quote is expected. */
	rangePercent: number;
}

/** For illustration: the agency's rules of thumb. An insurer's own tables know more than age and smoking. */
export const premiumTables = {
	term_life: {
		bands: [
			{ from: 18, to: 30, centsPerThousand: 12 },
			{ from: 31, to: 45, centsPerThousand: 20 },
			{ from: 46, to: 60, centsPerThousand: 45 },
			{ from: 61, to: 75, centsPerThousand: 85 },
		],
		smokerTenths: 16,
		rangePercent: 20,
	},
	whole_life: {
		bands: [
			{ from: 18, to: 30, centsPerThousand: 65 },
			{ from: 31, to: 45, centsPerThousand: 95 },
			{ from: 46, to: 60, centsPerThousand: 170 },
			{ from: 61, to: 75, centsPerThousand: 280 },
		],
		smokerTenths: 14,
		rangePercent: 15,
	},
	final_expense: {
		bands: [
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

/** Past the last band its factor goes on, and the estimate can only be a first idea: see `isBeyondBands`. */
export function centsPerThousand(service: PremiumProduct, age: number): number {
	const bands: readonly AgeBand[] = premiumTables[service].bands;
	const band = bands.find(({ to }) => age <= to) ?? bands.at(-1);
	return band?.centsPerThousand ?? 0;
}

export function isBeyondBands(service: PremiumProduct, age: number): boolean {
	return premiumTables[service].bands.every(({ to }) => age > to);
}
