import { interactionDelay, type Metric, rateVital, type Shift, worstBurst } from "#domain/conversions/web-vitals.ts";
import { track } from "./track.ts";

/** Not among TypeScript's own, since not every browser measures it. */
interface ShiftEntry extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

/** Quicker events are not looked at. */
const noticeableMs = 40;

/**
 * Watches how this page did on the visitor's own device, from its very beginning.
 * @returns tells the figures, once: to be called when the page is left
 */
export function observeVitals(): () => void {
	const shifts: Shift[] = [];
	const interactions = new Map<number, number>();
	let lastPaint: number | undefined;
	let firstPaint: number | undefined;

	observe("largest-contentful-paint", (entries) => {
		lastPaint = entries.at(-1)?.startTime ?? lastPaint;
	});
	observe("paint", (entries) => {
		firstPaint = entries.find(({ name }) => name === "first-contentful-paint")?.startTime ?? firstPaint;
	});
	observe("layout-shift", (entries) => {
		for (const { value, startTime, hadRecentInput } of entries as ShiftEntry[]) {
			if (!hadRecentInput) shifts.push({ value, startTime });
		}
	});
	observe("event", (entries) => {
		for (const { interactionId, duration } of entries as PerformanceEventTiming[]) {
			if (!interactionId) continue;
			interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
		}
	});

	let told = false;
	return () => {
		if (told) return;
		told = true;
		const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		const figures: Record<Metric, number | undefined> = {
			TTFB: navigation?.responseStart,
			FCP: firstPaint,
			LCP: lastPaint,
			CLS: supports("layout-shift") ? worstBurst(shifts) : undefined,
			INP: interactionDelay([...interactions.values()], interactions.size),
		};
		for (const [metric, value] of Object.entries(figures) as [Metric, number | undefined][]) {
			if (value !== undefined) track("web_vital", rateVital(metric, value));
		}
	};
}

function supports(type: string): boolean {
	return PerformanceObserver.supportedEntryTypes.includes(type);
}

function observe(type: string, hear: (entries: PerformanceEntryList) => void): void {
	if (!supports(type)) return;
	const settings = { type, buffered: true, durationThreshold: noticeableMs };
	new PerformanceObserver((list) => hear(list.getEntries())).observe(settings);
}
