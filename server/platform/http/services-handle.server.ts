import type { Log } from "../log.server.ts";
import { logRepeated } from "../log-repeated.server.ts";

interface Closable {
	close(): Promise<void>;
}

/** Services that are open, or will be. */
export interface ServicesHandle<Services> {
	readonly current: Services | null;
	readonly ready: Promise<Services>;
	/** Also ends an attempt to open them. */
	close(): Promise<void>;
}

export function servicesHandle<Services extends Closable>(services: Services): ServicesHandle<Services> {
	return { current: services, ready: Promise.resolve(services), close: () => services.close() };
}

const firstPauseMs = 500;
const maxPauseMs = 15_000;

/**
 * Opens the services in the background and retries, so that pages are served even without a database.
 * @param open fails soon once the signal says that nobody waits for it any more
 * @param isFinal whether another attempt is useless after this error, with which `ready` then fails
 */
export function openWithRetry<Services extends Closable>(
	open: (closing: AbortSignal) => Promise<Services>,
	log: Log,
	isFinal: (error: unknown) => boolean = () => false,
): ServicesHandle<Services> {
	let current: Services | null = null;
	const closing = new AbortController();
	const failures = logRepeated(log, "the services could not be opened; pages are served without them");

	async function attempt(pauseMs: number): Promise<Services> {
		try {
			return await open(closing.signal);
		} catch (error) {
			closing.signal.throwIfAborted();
			if (isFinal(error)) throw error;
			failures.report(error);
			await pause(pauseMs, closing.signal);
			return attempt(Math.min(pauseMs * 2, maxPauseMs));
		}
	}

	const ready = attempt(firstPauseMs).then((services) => {
		current = services;
		failures.end();
		return services;
	});
	// Those who await `ready` see the failure. Without them it must not count as unhandled.
	ready.catch(() => {});

	return {
		get current() {
			return current;
		},
		ready,
		async close() {
			closing.abort(new Error("closed before the services were there"));
			const services = await ready.catch(() => null);
			await services?.close();
		},
	};
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, ms);
		const giveUp = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		if (signal.aborted) giveUp();
		else signal.addEventListener("abort", giveUp, { once: true });
	});
}
