import type { Estimate, SeriesCode } from "#domain/calculators/estimate-shape.ts";

/** A row of a picture: an amount, and what it is measured against. */
export interface Bar {
	/** Names its label among the page's words. */
	id: string;
	cents: number;
	/** What was paid to get there; the bar shows what is above or below it. */
	paidCents?: number;
}

/** What a page's words may name, by kind, so that each language can write it in its own way. */
export interface Figures {
	cents: Readonly<Record<string, number>>;
	percents: Readonly<Record<string, number>>;
	counts: Readonly<Record<string, number>>;
	bars: readonly Bar[];
}

/** Where a line of the estimate ends. @throws when the estimate has no such line */
export function endOf(estimate: Estimate, code: SeriesCode): number {
	return valueAt(estimate, code, estimate.series[0]?.points.at(-1)?.x ?? 0);
}

/** @throws when the estimate has no such line, or the line no such place */
export function valueAt(estimate: Estimate, code: SeriesCode, x: number): number {
	const point = estimate.series.find((line) => line.code === code)?.points.find((place) => place.x === x);
	if (!point) throw new Error(`The estimate of ${estimate.service} has no ${code} at ${x}`);
	return point.cents;
}

const growthLines = {
	no_growth: ["zero", "rateZero"],
	low: ["low", "rateLow"],
	assumed: ["assumed", "rateAssumed"],
	fixed_rate: ["fixed", "rateFixed"],
	high: ["high", "rateHigh"],
} as const satisfies Partial<Record<SeriesCode, readonly [bar: string, rate: string]>>;

/** The lines of growth: their rates a year as words name them (`rateLow` …), and where they end. */
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

/** The cents that an estimate comes to. @throws when it is no amount */
export function primaryCents({ primary: { quantity }, service }: Estimate): number {
	if (quantity.unit !== "cents") throw new Error(`The estimate of ${service} is no amount`);
	return quantity.value;
}

/** Once a year, rounded at the end. */
export function compounded(cents: number, ratePercent: number, years: number): number {
	return Math.round(cents * (1 + ratePercent / 100) ** years);
}
