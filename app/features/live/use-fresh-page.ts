import { useEffect, useEffectEvent } from "react";
import { refreshPath } from "#domain/lead-desk/lead-address.ts";
import { listenToLeads } from "./shared-leads.ts";

/** Changes that come together are read together. */
const gatherMs = 300;
/** A page is read at most this often, no matter how many leads change. */
const restMs = 3000;

interface Asked {
	page: "list" | "today";
	/** The query of the page's address. */
	query: string;
}

/**
 * Reads what an open page shows each time a lead has changed, while somebody looks at the page.
 * @param from the place in the stream of events from which on the page may be outdated
 */
export function useFreshPage<Page>({ page, query }: Asked, from: string, onFresh: (page: Page) => void): void {
	const take = useEffectEvent(onFresh);
	useEffect(() => {
		const closing = new AbortController();
		const { signal } = closing;
		let isOutdated = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let reading = false;

		async function read() {
			timer = undefined;
			if (document.visibilityState !== "visible") return;
			isOutdated = false;
			reading = true;
			const fresh = await readAgain<Page>({ page, query }, signal);
			reading = false;
			if (signal.aborted) return;
			if (fresh) take(fresh);
			timer = setTimeout(next, restMs);
		}
		function next() {
			timer = undefined;
			if (isOutdated) void read();
		}
		const stopListening = listenToLeads(from, ({ kind }) => {
			if (kind === "mark") return;
			isOutdated = true;
			if (!reading) timer ??= setTimeout(next, gatherMs);
		});
		document.addEventListener("visibilitychange", () => !reading && !timer && next(), { signal });
		return () => {
			closing.abort();
			clearTimeout(timer);
			stopListening();
		};
	}, [page, query, from]);
}

/** Null if there is no answer. The next change asks again. */
async function readAgain<Page>(asked: Asked, signal: AbortSignal): Promise<Page | null> {
	try {
		const response = await fetch(refreshPath, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(asked),
			signal,
		});
		return response.ok ? await response.json() : null;
	} catch {
		return null;
	}
}
