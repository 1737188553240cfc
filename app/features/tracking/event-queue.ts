import type { SentEvent, VisitorEvent } from "#domain/conversions/events.ts";
import type { Locale } from "#domain/locale/locales.ts";

/** The server takes no more in one batch. */
const maxEvents = 50;
/** The server believes an event for an hour; a page may stay open for longer. */
const maxWaitMs = 60_000;

interface Circumstances {
	locale: Locale;
	sessionId: () => string;
	page: () => string;
	newId: () => string;
	/** Milliseconds, from any beginning. */
	now: () => number;
	/** @returns false when the browser would not take it */
	send: (body: string) => boolean;
	/** Calls back later. */
	wait: (call: () => void, ms: number) => void;
}

type Waiting = Omit<SentEvent, "age_ms" | keyof VisitorEvent> & VisitorEvent & { at: number };

/** Collects events, so that a page sends them in a few requests: as it is left, or once a minute. */
export function eventQueue({ locale, sessionId, page, newId, now, send, wait }: Circumstances) {
	let waiting: Waiting[] = [];

	function flush(): void {
		if (waiting.length === 0) return;
		const time = now();
		const events = waiting.map(({ at, ...event }) => ({ ...event, age_ms: Math.round(time - at) }));
		// What the browser would not take stays for the next time.
		if (send(JSON.stringify({ session_id: sessionId(), events }))) waiting = [];
		else waiting = waiting.slice(-maxEvents + 1);
	}

	return {
		add(event: VisitorEvent): void {
			if (waiting.length === 0) wait(flush, maxWaitMs);
			waiting.push({ id: newId(), ...event, page: page(), locale, at: now() });
			if (waiting.length === maxEvents) flush();
		},
		flush,
		/** The visitor has withdrawn: nothing that waits is sent. */
		forget(): void {
			waiting = [];
		},
	};
}
