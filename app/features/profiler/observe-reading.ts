import { attention } from "./attention.ts";

/** Scrolling is looked at this often at most. */
const everyMs = 200;

/** Watches how long and how far a page is read. */
export function observeReading() {
	const inSight = attention(() => performance.now());
	let furthest = 0;
	let waiting = false;

	function look(): void {
		waiting = false;
		const { scrollHeight } = document.documentElement;
		furthest = Math.max(furthest, Math.min(1, (window.scrollY + window.innerHeight) / scrollHeight));
	}
	document.addEventListener(
		"scroll",
		() => {
			if (waiting) return;
			waiting = true;
			setTimeout(look, everyMs);
		},
		{ passive: true },
	);
	const follow = () => (document.visibilityState === "visible" ? inSight.begin() : inSight.pause());
	document.addEventListener("visibilitychange", follow);
	follow();

	return {
		/** The page is opened, again: what was read of it so far is forgotten. */
		begin(): void {
			inSight.take();
			furthest = 0;
		},
		/** @returns whole seconds since the last time, and the part seen so far, from 0 to 1 */
		take(): { seconds: number; scrolled: number } {
			look();
			return { seconds: inSight.take(), scrolled: Math.round(furthest * 100) / 100 };
		},
	};
}
