import type { Estimate, SeriesCode } from "#domain/calculators/estimate-shape.ts";

export interface FigureBar {
	/** The key of its label in the page's copy. */
	id: string;
	cents: number;
	/** The amount paid in; the bar shows the gain or loss against it. */
	paidCents?: number;
}

/** The values that copy may name, by kind, so that each language formats them its own way. */
export interface Figures {
	cents: Readonly<Record<string, number>>;
	percents: Readonly<Record<string, number>>;
	counts: Readonly<Record<string, number>>;
	bars: readonly FigureBar[];
}

/** The last value of a line of the estimate. @throws if the estimate has no such line */
export function endOf(estimate: Estimate, code: SeriesCode): number {
	return valueAt(estimate, code, estimate.series[0]?.points.at(-1)?.x ?? 0);
}

/** @throws if the estimate has no such line, or the line no such year */
export function valueAt(estimate: Estimate, code: SeriesCode, x: number): number {
	const point = estimate.series.find((line) => line.code === code)?.points.find((place) => place.x === x);
	if (!point) throw new Error(`The estimate of ${estimate.product} has no ${code} at ${x}`);
	return point.cents;
}

const growthLines = {
	no_growth: ["zero", "rateZero"],
	low: ["low", "rateLow"],
	assumed: ["assumed", "rateAssumed"],
	fixed_rate: ["fixed", "rateFixed"],
	high: ["high", "rateHigh"],
} as const satisfies Partial<Record<SeriesCode, readonly [bar: string, rate: string]>>;

/** The growth lines: their yearly rates by the names that copy uses (`rateLow` …), and their last values. */
export function growthOf(estimate: Estimate, paidCents: number): Pick<Figures, "percents" | "bars"> {
	const lines = estimate.series.flatMap(({ code, ratePercent }) => {
		const names = code in growthLines && growthLines[code as keyof typeof growthLines];
		return names && ratePercent !== undefined ? [{ code, names, ratePercent }] : [];
	});
	return {
		percents: Object.fromEntries(lines.map(({ names, ratePercent }) => [names[1], ratePercent])),
		bars: lines.map(({ code, names }) => ({ id: names[0], cents: endOf(estimate, code), paidCents })),
	};
}

/** The result of an estimate in cents. @throws if it is not an amount */
export function primaryCents({ primary: { quantity }, product }: Estimate): number {
	if (quantity.unit !== "cents") throw new Error(`The estimate of ${product} is no amount`);
	return quantity.value;
}

/** Compounded yearly, rounded at the end. */
export function compounded(cents: number, ratePercent: number, years: number): number {
	return Math.round(cents * (1 + ratePercent / 100) ** years);
}
