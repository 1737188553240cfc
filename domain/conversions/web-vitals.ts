import type { EventProperties } from "./events.ts";

type WebVital = EventProperties<"web_vital">;
export type Metric = WebVital["metric"];

/** Up to the first a value is good, beyond the second it is poor: https://web.dev/articles/vitals. */
const bounds: Record<Metric, readonly [good: number, poor: number]> = {
	CLS: [0.1, 0.25],
	FCP: [1800, 3000],
	INP: [200, 500],
	LCP: [2500, 4000],
	TTFB: [800, 1800],
};

/** @param value in milliseconds; for CLS a plain number */
export function rateVital(metric: Metric, value: number): WebVital {
	const [good, poor] = bounds[metric];
	const rating = value <= good ? "good" : value <= poor ? "needs-improvement" : "poor";
	const precision = metric === "CLS" ? 10_000 : 10;
	return { metric, value: Math.round(value * precision) / precision, rating };
}

export interface Shift {
	value: number;
	/** Milliseconds. */
	startTime: number;
}

const maxGapMs = 1000;
const maxBurstMs = 5000;

/** The worst burst of shifts: less than a second between two of them, five seconds at most. */
export function worstBurst(shifts: readonly Shift[]): number {
	let worst = 0;
	let burst = { sum: 0, first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
	for (const { value, startTime } of shifts) {
		const continues = startTime - burst.last < maxGapMs && startTime - burst.first < maxBurstMs;
		burst = continues
			? { sum: burst.sum + value, first: burst.first, last: startTime }
			: { sum: value, first: startTime, last: startTime };
		worst = Math.max(worst, burst.sum);
	}
	return worst;
}

/**
 * How slowly the page answered: its slowest interaction, where one in fifty may be left out as an accident.
 * @param longest the longest event of each interaction, in milliseconds
 * @param count how many interactions there were, also those too quick to be measured
 */
export function interactionDelay(longest: readonly number[], count: number): number | undefined {
	const sorted = [...longest].sort((a, b) => b - a);
	return sorted[Math.min(sorted.length - 1, Math.floor(count / 50))];
}
