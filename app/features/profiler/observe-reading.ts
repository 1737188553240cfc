import { attention } from "./attention.ts";

/** The shortest time between two measurements of scrolling. */
const minIntervalMs = 200;

/** Measures how long and how far a page is read. */
export function observeReading() {
	const visible = attention(() => performance.now());
	let maxScrolled = 0;
	let waiting = false;

	function measure(): void {
		waiting = false;
		const { scrollHeight } = document.documentElement;
		maxScrolled = Math.max(maxScrolled, Math.min(1, (window.scrollY + window.innerHeight) / scrollHeight));
	}
	document.addEventListener(
		"scroll",
		() => {
			if (waiting) return;
			waiting = true;
			setTimeout(measure, minIntervalMs);
		},
		{ passive: true },
	);
	const follow = () => (document.visibilityState === "visible" ? visible.begin() : visible.pause());
	document.addEventListener("visibilitychange", follow);
	follow();

	return {
		/** Starts from zero, as the page is opened or restored. */
		begin(): void {
			visible.take();
			maxScrolled = 0;
		},
		/** @returns the whole seconds since the last call, and the share of the page seen so far, from 0 to 1 */
		take(): { seconds: number; scrolled: number } {
			measure();
			return { seconds: visible.take(), scrolled: Math.round(maxScrolled * 100) / 100 };
		},
	};
}
