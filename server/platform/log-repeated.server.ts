import type { Log } from "./log.server.ts";

const everyMs = 60_000;

export interface RepeatedLog {
	report(error: unknown): void;
	/** The failed part works again: the next error is a first one. */
	end(): void;
}

/**
 * Logs the first error in full, and from then on, once a minute, how many have followed and the last of them: an outage
 * must not fill the disk. An error after a quiet minute is a first one again.
 */
export function logRepeated(log: Log, message: string): RepeatedLog {
	let repeated = 0;
	let last: unknown;
	let timer: NodeJS.Timeout | undefined;

	function tell(): void {
		clearTimeout(timer);
		timer = undefined;
		if (repeated === 0) return;
		log.error({ error: last, repeated }, message);
		repeated = 0;
		last = undefined;
		wait();
	}

	function wait(): void {
		timer = setTimeout(tell, everyMs);
		timer.unref();
	}

	return {
		report(error) {
			if (timer) {
				repeated += 1;
				last = error;
				return;
			}
			log.error({ error }, message);
			wait();
		},
		end() {
			tell();
			clearTimeout(timer);
			timer = undefined;
		},
	};
}
