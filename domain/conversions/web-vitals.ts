import type { EventProperties } from "./events.ts";

/** @param value in milliseconds, to a tenth; for CLS a plain number, to four decimals */
export function roundVital(metric: EventProperties<"web_vital">["metric"], value: number): number {
	const precision = metric === "CLS" ? 10_000 : 10;
	return Math.round(value * precision) / precision;
}
