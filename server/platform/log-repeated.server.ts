import type { Log } from "./log.server.ts";

const everyMs = 60_000;

/**
 * Logs the first error in full, and from then on, once a minute, how many have followed: an outage must not fill the
 * disk. An error after a quiet minute is a first one again.
 */
export function logRepeated(log: Log, message: string): (error: unknown) => void {
	let repeated = 0;
	let timer: NodeJS.Timeout | undefined;

	function tell(): void {
		timer = undefined;
		if (repeated === 0) return;
		log.error({ repeated, seconds: everyMs / 1000 }, message);
		repeated = 0;
		wait();
	}

	function wait(): void {
		timer = setTimeout(tell, everyMs);
		timer.unref();
	}

	return (error) => {
		if (timer) {
			repeated += 1;
			return;
		}
		log.error({ error }, message);
		wait();
	};
}
