import { estimateExample } from "#domain/calculators/estimate.ts";
import { funeralCost } from "#domain/calculators/funeral-costs.ts";
import { inWholeDollars } from "#domain/calculators/money.ts";
import type { RateTables } from "#domain/rates/rate-table.ts";
import type { LandingSlug } from "#domain/site/pages.ts";
import { type Figures, primaryCents } from "./figures.ts";
import { type PremiumInputs, premiumExamples } from "./premium-examples.ts";

/** All numbers of each landing page. */
export const landingFigures: Readonly<Record<LandingSlug, (rates: RateTables) => Figures>> = {
	"final-expense": burial,
	iul: indexYears,
	fia: twoYears,
};

/** The calculator's highest rate for each product, used as the cap. */
const caps = { iul: 8, fia: 6 } as const;

function burial(rates: RateTables): Figures {
	const premiumOf = (example: PremiumInputs) => primaryCents(estimateExample(example, rates));
	const { burialAt55, burialAt60, burialAt70, burialAt80, burialSmokerAt70 } = premiumExamples;
	return {
		cents: {
			coverage: burialAt60.coverageAmount * 100,
			funeral: (funeralCost("FL") ?? 0) * 100,
			daytonaLow: 800_000,
			daytonaHigh: 1_200_000,
			jacksonvilleLow: 1_000_000,
			jacksonvilleHigh: 1_500_000,
			at60: premiumOf(burialAt60),
			at70: premiumOf(burialAt70),
			smokerAt70: premiumOf(burialSmokerAt70),
			paidFrom60: inWholeDollars(premiumOf(burialAt60)) * 12 * 26,
		},
		percents: {},
		counts: { paidYears: 26 },
		bars: [burialAt55, burialAt60, burialAt70, burialAt80].map((example) => ({
			id: `age${example.age}`,
			cents: premiumOf(example),
		})),
	};
}

/** Four fictional index years, in percent. */
export const inventedYears = [18, -15, 5, 11] as const;

export interface IndexYear {
	indexPercent: number;
	creditedPercent: number;
}

export function indexedYears(): IndexYear[] {
	return inventedYears.map((indexPercent) => ({
		indexPercent,
		creditedPercent: creditedPercent(indexPercent, { cap: caps.iul }),
	}));
}

function indexYears(): Figures {
	return {
		cents: { charges: 10_000, chargesOfYear: 120_000 },
		percents: { cap: caps.iul, floor: 0 },
		counts: {},
		bars: [],
	};
}

/** A deposit in the index and in an annuity, after a drop and a rise, and after two rises. */
function twoYears(): Figures {
	const start = 10_000_000;
	const cap = caps.fia;
	const [drop, rise] = [-20, 20];
	const inIndex = (years: readonly number[]) => years.reduce(grown, start);
	const inAnnuity = (years: readonly number[]) => inIndex(years.map((year) => creditedPercent(year, { cap })));
	const [down, up] = [
		[drop, rise],
		[rise, rise],
	];
	return {
		cents: {
			start,
			afterDrop: inIndex([drop]),
			dropIndex: inIndex(down),
			dropAnnuity: inAnnuity(down),
			riseIndex: inIndex(up),
			riseAnnuity: inAnnuity(up),
			givenUp: inIndex(up) - inAnnuity(up),
		},
		percents: { cap, floor: 0, drop: -drop, rise, recovery: (start / inIndex([drop]) - 1) * 100 },
		counts: {},
		bars: [
			{ id: "dropIndex", cents: inIndex(down), paidCents: start },
			{ id: "dropAnnuity", cents: inAnnuity(down), paidCents: start },
			{ id: "riseIndex", cents: inIndex(up), paidCents: start },
			{ id: "riseAnnuity", cents: inAnnuity(up), paidCents: start },
		],
	};
}

function grown(cents: number, percent: number): number {
	return Math.round((cents * (100 + percent)) / 100);
}

/**
 * The interest that a contract credits for one index year, in percent: never below the floor, never above the cap,
 * before charges. This is the simplest crediting method ("annual point to point with a cap").
 */
export function creditedPercent(indexPercent: number, { cap, floor = 0 }: { cap: number; floor?: number }): number {
	return Math.min(cap, Math.max(floor, indexPercent));
}
