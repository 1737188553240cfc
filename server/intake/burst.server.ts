/** Leads a second from which on background work waits. */
const burstRate = 40;
const windowMs = 250;
const checkMs = 100;

/** Detects when leads arrive so fast that other work would delay their answers. */
export interface Burst {
	/** A lead has arrived. */
	note(): void;
	/** Resolves when the burst is over, or after `maxMs`: work that waits forever would be lost. */
	over(maxMs: number): Promise<void>;
}

/** @param now in milliseconds */
export function createBurst(now: () => number = () => performance.now()): Burst {
	let began = now();
	let count = 0;
	let previous = 0;

	/** Begins a new window if the present one has ended. */
	function advance() {
		const passed = now() - began;
		if (passed < windowMs) return;
		previous = passed < 2 * windowMs ? count : 0;
		count = 0;
		began = now();
	}

	function isOn() {
		advance();
		return Math.max(count, previous) >= (burstRate * windowMs) / 1000;
	}

	return {
		note() {
			advance();
			count += 1;
		},
		async over(maxMs) {
			const end = now() + maxMs;
			while (isOn() && now() < end) await new Promise((resolve) => setTimeout(resolve, checkMs));
		},
	};
}
