import { leadEventsPath } from "#domain/lead-desk/lead-address.ts";
import type { LiveEvent } from "#domain/lead-desk/live-event.ts";
import { eventParser } from "./event-parser.ts";

/** Messages from the server. `reload`: read the screen's data again. `mark`: everything up to `id` was sent. */
export type LiveMessage = ({ kind: "lead"; event: LiveEvent } | { kind: "reload" } | { kind: "mark" }) & {
	id: string | null;
};

/** The server says something every 20 seconds. After this time the connection counts as lost: the device may have slept. */
const silenceMs = 50_000;
const firstPauseMs = 2000;
const maxPauseMs = 60_000;

interface Following {
	/** The id to continue from; null for events from now on. */
	after: string | null;
	notify(message: LiveMessage): void;
	signal: AbortSignal;
}

/**
 * Follows changes to leads. After a lost connection it reconnects with the last id it received.
 * @returns when the server says that the session is over, or `signal` stops it
 */
export async function followLeads({ after, notify, signal }: Following): Promise<"over" | "stopped"> {
	let last = after;
	let pauseMs = firstPauseMs;
	const receive = (message: LiveMessage) => {
		last = message.id ?? last;
		pauseMs = firstPauseMs;
		notify(message);
	};
	while (!signal.aborted) {
		const isOver = await listen(last, receive, signal).catch(() => false);
		if (isOver) return "over";
		if (signal.aborted) break;
		// Spreads the requests, so that not all browsers ask a restarting server at once.
		await pause(pauseMs * (0.5 + Math.random()), signal);
		pauseMs = Math.min(pauseMs * 2, maxPauseMs);
	}
	return "stopped";
}

/** @returns whether the session is over. If it isn't, the connection is */
async function listen(after: string | null, onMessage: (message: LiveMessage) => void, signal: AbortSignal) {
	const lost = new AbortController();
	const lose = () => lost.abort();
	let silence = setTimeout(lose, silenceMs);
	window.addEventListener("offline", lose, { signal: lost.signal });
	signal.addEventListener("abort", lose, { signal: lost.signal });
	try {
		const response = await fetch(leadEventsPath, {
			headers: after ? { "last-event-id": after } : {},
			cache: "no-store",
			signal: lost.signal,
		});
		if ([401, 403].includes(response.status)) return true;
		if (!response.ok || !response.body) return false;
		let isOver = false;
		const parse = eventParser(({ name, data, id }) => {
			if (name === "end") isOver = true;
			else if (name === "lead") onMessage({ kind: "lead", event: JSON.parse(data), id });
			else onMessage({ kind: name === "reload" ? "reload" : "mark", id });
		});
		const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
		for (let part = await reader.read(); !part.done && !isOver; part = await reader.read()) {
			clearTimeout(silence);
			silence = setTimeout(lose, silenceMs);
			parse(part.value);
		}
		return isOver;
	} finally {
		clearTimeout(silence);
		lost.abort();
	}
}

/** Ends early when the device is online again, or somebody looks at the page. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const over = new AbortController();
		const go = () => {
			clearTimeout(timer);
			over.abort();
			resolve();
		};
		const timer = setTimeout(go, ms);
		window.addEventListener("online", go, { signal: over.signal });
		document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && go(), {
			signal: over.signal,
		});
		signal.addEventListener("abort", go, { signal: over.signal });
	});
}
