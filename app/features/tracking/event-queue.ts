import type { SentEvent, VisitorEvent } from "#domain/conversions/events.ts";
import type { Locale } from "#domain/locale/locales.ts";

/** The server accepts no larger batch. */
const maxEvents = 50;
/** The server refuses events older than an hour, and a page may stay open for longer. */
const maxWaitMs = 60_000;

interface QueueOptions {
	locale: Locale;
	sessionId: () => string;
	page: () => string;
	newId: () => string;
	/** Milliseconds from any start. */
	now: () => number;
	/** @returns false if the browser refuses it */
	send: (body: string) => boolean;
	/** Calls back later. */
	wait: (call: () => void, ms: number) => void;
}

type QueuedEvent = Omit<SentEvent, "age_ms" | keyof VisitorEvent> & VisitorEvent & { at: number };

/** Collects events, so that a page sends few requests: when it is left, and once a minute. */
export function eventQueue({ locale, sessionId, page, newId, now, send, wait }: QueueOptions) {
	let queued: QueuedEvent[] = [];

	function flush(): void {
		if (queued.length === 0) return;
		const time = now();
		const events = queued.map(({ at, ...event }) => ({ ...event, age_ms: Math.round(time - at) }));
		// Events that the browser refuses to send stay in the queue.
		if (send(JSON.stringify({ session_id: sessionId(), events }))) queued = [];
		else queued = queued.slice(-maxEvents + 1);
	}

	return {
		add(event: VisitorEvent): void {
			if (queued.length === 0) wait(flush, maxWaitMs);
			queued.push({ id: newId(), ...event, page: page(), locale, at: now() });
			if (queued.length === maxEvents) flush();
		},
		flush,
		/** Drops the queue when the visitor withdraws the consent. */
		forget(): void {
			queued = [];
		},
	};
}
