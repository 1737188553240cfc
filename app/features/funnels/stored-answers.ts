import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";

/** What was answered in this visit, and the question which the visitor had reached. */
export interface StoredAnswers {
	answers: FunnelAnswers;
	at: string;
}

const keyOf = (funnel: string) => `sf_funnel_${funnel}`;

export function rememberAnswers(funnel: string, stored: StoredAnswers): void {
	try {
		window.sessionStorage.setItem(keyOf(funnel), JSON.stringify(stored));
	} catch {
		// The address carries them too.
	}
}

/** Whatever lies there: it is judged like any other input. */
export function rememberedAnswers(funnel: string): StoredAnswers | undefined {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(funnel)) ?? "null");
		if (typeof kept !== "object" || kept === null || !("answers" in kept) || !("at" in kept)) return undefined;
		if (typeof kept.answers !== "object" || kept.answers === null || typeof kept.at !== "string") return undefined;
		return { answers: kept.answers as FunnelAnswers, at: kept.at };
	} catch {
		return undefined;
	}
}
