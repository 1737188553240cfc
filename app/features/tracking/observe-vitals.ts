import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { roundVital } from "#domain/conversions/web-vitals.ts";
import { track } from "./track.ts";

/**
 * Measures how this page performs on the visitor's device. The library reports some metrics only when the page is
 * hidden, which is after `pagehide`; so the latest values are stored here.
 * @returns tracks the metrics once, to be called when the page is left
 */
export function observeVitals(): () => void {
	const latest = new Map<string, Metric>();
	for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
		observe((metric) => latest.set(metric.name, metric), { reportAllChanges: true });
	}
	let reported = false;
	return () => {
		if (reported) return;
		reported = true;
		for (const { name: metric, value, rating } of latest.values()) {
			track("web_vital", { metric, value: roundVital(metric, value), rating });
		}
	};
}
