import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { roundVital } from "#domain/conversions/web-vitals.ts";
import { track } from "./track.ts";

/** Measures how this page performs on the visitor's own device. Each metric is tracked once, by the time the page is left. */
export function observeVitals(): void {
	const tracked = new Set<string>();
	const report = ({ name: metric, value, rating }: Metric) => {
		if (tracked.has(metric)) return;
		tracked.add(metric);
		track("web_vital", { metric, value: roundVital(metric, value), rating });
	};
	for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(report);
}
