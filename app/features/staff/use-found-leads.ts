import { useEffect, useState } from "react";
import { findLeadsPath } from "#domain/lead-desk/lead-address.ts";
import type { LeadMatch } from "#server/lead-desk/list/find-leads.server.ts";

/** Between the last letter and the question. */
const pauseMs = 150;
/** One letter finds everybody. */
const minLength = 2;

interface Found {
	/** The words that found them. */
	text: string;
	leads: readonly LeadMatch[];
	hasFailed: boolean;
}

/** The leads that the typed words find. The last ones stay until the next ones are there. */
export function useFoundLeads(typed: string) {
	const text = typed.trim();
	const isAsked = text.length >= minLength;
	const [found, setFound] = useState<Found>({ text: "", leads: [], hasFailed: false });
	useEffect(() => {
		if (!isAsked) return undefined;
		const closing = new AbortController();
		const timer = setTimeout(async () => {
			const answer = await findLeads(text, closing.signal);
			if (!closing.signal.aborted) setFound({ text, leads: answer ?? [], hasFailed: answer === null });
		}, pauseMs);
		return () => {
			clearTimeout(timer);
			closing.abort();
		};
	}, [text, isAsked]);
	return {
		leads: isAsked ? found.leads : [],
		hasFailed: isAsked && found.hasFailed,
		isWaiting: isAsked && found.text !== text,
	};
}

/** Null if there is no answer. */
async function findLeads(text: string, signal: AbortSignal): Promise<LeadMatch[] | null> {
	try {
		const response = await fetch(`${findLeadsPath}?${new URLSearchParams({ text })}`, { signal });
		if (!response.ok) return null;
		const { leads } = (await response.json()) as { leads: LeadMatch[] };
		return leads;
	} catch {
		return null;
	}
}
