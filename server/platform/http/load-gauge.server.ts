import { monitorEventLoopDelay } from "node:perf_hooks";

/** `high`: what can wait should wait. `extreme`: only what must not be lost is answered. */
export type LoadLevel = "normal" | "high" | "extreme";

const resolutionMs = 20;
const windowMs = 1000;
const highMs = 150;
const extremeMs = 300;

const keptWindows = 60;
/** The delays of the last minute. A process has one event loop. */
const delays: number[] = [];

/** How much later than planned timers fired in the last minute, on average. Zero while no gauge runs. */
export function meanDelayMs(): number {
	return delays.reduce((sum, delay) => sum + delay, 0) / Math.max(1, delays.length);
}

/**
 * Measures how late the event loop runs. One long task, such as rendering a PDF, isn't an overload: the level rises
 * only when two windows in a row were late, and falls with the first that was not.
 */
export function startLoadGauge(): () => LoadLevel {
	const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
	histogram.enable();
	let levels: [LoadLevel, LoadLevel] = ["normal", "normal"];
	setInterval(() => {
		// Nothing was measured in a window without a timer.
		const delay = Math.max(0, (histogram.mean || 0) / 1e6 - resolutionMs);
		delays.push(delay);
		if (delays.length > keptWindows) delays.shift();
		levels = [levels[1], levelOf(delay)];
		histogram.reset();
	}, windowMs).unref();
	return () => lower(...levels);
}

/** @param delayMs how much later than planned timers fire, on average */
export function levelOf(delayMs: number): LoadLevel {
	if (delayMs > extremeMs) return "extreme";
	return delayMs > highMs ? "high" : "normal";
}

const order: readonly LoadLevel[] = ["normal", "high", "extreme"];

function lower(a: LoadLevel, b: LoadLevel): LoadLevel {
	return order.indexOf(a) < order.indexOf(b) ? a : b;
}
