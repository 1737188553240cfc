import { monitorEventLoopDelay } from "node:perf_hooks";

/** `high`: what can wait should wait. `extreme`: only what must not be lost is answered. */
export type LoadLevel = "normal" | "high" | "extreme";

const resolutionMs = 20;
const windowMs = 1000;
const highMs = 150;
const extremeMs = 300;

/**
 * Measures how late the event loop runs. One long task, such as rendering a PDF, isn't an overload: the level rises
 * only when two windows in a row were late, and falls with the first that was not.
 */
export function startLoadGauge(): () => LoadLevel {
	const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
	histogram.enable();
	let levels: [LoadLevel, LoadLevel] = ["normal", "normal"];
	setInterval(() => {
		levels = [levels[1], levelOf(histogram.mean / 1e6 - resolutionMs)];
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
