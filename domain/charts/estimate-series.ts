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
	nonSmokerCents: number;
	smokerCents: number;
}

/** Groups ages with the same premium. */
export function premiumBrackets({ series }: PremiumEstimate): PremiumBracket[] {
	const pointsOf = (code: SeriesCode) => series.find((line) => line.code === code)?.points ?? [];
	const smokers = pointsOf("smoker");
	const brackets: PremiumBracket[] = [];
	for (const [index, { x: age, cents }] of pointsOf("non_smoker").entries()) {
		const last = brackets.at(-1);
		if (last?.nonSmokerCents === cents) last.toAge = age;
		else brackets.push({ fromAge: age, toAge: age, nonSmokerCents: cents, smokerCents: smokers[index]?.cents ?? 0 });
	}
	return brackets;
}
