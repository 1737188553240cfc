import { readJson, sessionStore } from "#app/browser/stores.ts";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { funnelKeyPrefix } from "#domain/site/stored-names.ts";

/** The answers of this visit, and the key of the current screen. */
export interface StoredAnswers {
	answers: FunnelAnswers;
	at: string;
}

const keyOf = (funnel: string) => `${funnelKeyPrefix}${funnel}` as const;

export function rememberAnswers(funnel: string, stored: StoredAnswers): void {
	// Without storage the URL still holds them.
	sessionStore.setItem(keyOf(funnel), JSON.stringify(stored));
}

/** The stored answers are checked like any other input. */
export function rememberedAnswers(funnel: string): StoredAnswers | undefined {
	const stored = readJson(sessionStore, keyOf(funnel));
	if (typeof stored !== "object" || stored === null || !("answers" in stored) || !("at" in stored)) return undefined;
	if (typeof stored.answers !== "object" || stored.answers === null || typeof stored.at !== "string") return undefined;
	return { answers: stored.answers as FunnelAnswers, at: stored.at };
}
