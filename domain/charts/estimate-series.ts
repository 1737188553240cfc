import type { Estimate, PremiumEstimate, SeriesCode } from "../calculators/estimate-shape.ts";
import type { Series } from "./line-chart.ts";

/** More points would look the same and make the page heavy. */
const maxPoints = 130;

/** The lines of an estimate, in dollars over years. */
export function linesOf({ axis, series }: Estimate): Series<SeriesCode>[] {
	const perYear = axis === "month" ? 12 : 1;
	return series.map(({ code, points }) => ({
		id: code,
		points: thinned(points).map(({ x, cents }) => ({ x: x / perYear, y: cents / 100 })),
	}));
}

function thinned<T>(points: readonly T[]): T[] {
	const each = Math.ceil(points.length / maxPoints);
	return points.filter((_, index) => index % each === 0 || index === points.length - 1);
}

export interface SeriesRow {
	year: number;
	/** In the order of the estimate's series; null after a line has ended. */
	cents: (number | null)[];
}

/** The same lines as a table, year by year. */
export function yearlyRows({ axis, series }: Estimate): SeriesRow[] {
	const perYear = axis === "month" ? 12 : 1;
	const years = Math.max(0, ...series.map(({ points }) => Math.ceil((points.length - 1) / perYear)));
	return Array.from({ length: years + 1 }, (_, year) => ({
		year,
		cents: series.map(({ points }) => {
			const ended = year * perYear > points.length - 1;
			const endsWithinYear = ended && (year - 1) * perYear < points.length - 1;
			const point = ended && endsWithinYear ? points.at(-1) : points[year * perYear];
			return point?.cents ?? null;
		}),
	}));
}

export interface PremiumBracket {
	/** Both ages are included. */
	fromAge: number;
	toAge: number;
	/** Null where the rate table has no rate. */
	nonSmokerCents: number | null;
	smokerCents: number | null;
}

/** More would not fit next to each other. */
const maxBrackets = 8;

/** Groups ages with the same premium. A table with a rate for each age shows every tenth age and the visitor's own. */
export function premiumBrackets({ series, inputs }: PremiumEstimate): PremiumBracket[] {
	const brackets: PremiumBracket[] = [];
	for (const one of premiumsByAge(series)) {
		const last = brackets.at(-1);
		const continues = last?.toAge === one.fromAge - 1;
		if (continues && last.nonSmokerCents === one.nonSmokerCents && last.smokerCents === one.smokerCents) {
			last.toAge = one.toAge;
		} else brackets.push(one);
	}
	if (brackets.length <= maxBrackets) return brackets;
	return premiumsByAge(series).filter(({ fromAge }) => fromAge % 10 === 0 || fromAge === inputs.age);
}

function premiumsByAge(series: PremiumEstimate["series"]): PremiumBracket[] {
	const centsOf = (code: SeriesCode) =>
		new Map(series.find((line) => line.code === code)?.points.map(({ x, cents }) => [x, cents]));
	const [nonSmokers, smokers] = [centsOf("non_smoker"), centsOf("smoker")];
	const ages = [...new Set([...nonSmokers.keys(), ...smokers.keys()])].toSorted((a, b) => a - b);
	return ages.map((age) => ({
		fromAge: age,
		toAge: age,
		nonSmokerCents: nonSmokers.get(age) ?? null,
		smokerCents: smokers.get(age) ?? null,
	}));
}

/** "31–45", or "40" for a single age. */
export function agesOf({ fromAge, toAge }: PremiumBracket): string {
	return fromAge === toAge ? String(fromAge) : `${fromAge}–${toAge}`;
}
