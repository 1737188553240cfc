import { readJson, sessionStore } from "#app/browser/stores.ts";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { funnelKeyPrefix } from "#domain/site/stored-names.ts";

/** The answers of this visit, and the key of the current screen. */
export interface StoredAnswers {
	answers: FunnelAnswers;
	at: string;
	/** Where the result began on the screen when the visitor left. */
	resultTop?: number | undefined;
}

const keyOf = (funnel: string) => `${funnelKeyPrefix}${funnel}` as const;

export function rememberAnswers(funnel: string, stored: StoredAnswers): void {
	// Without storage the URL still holds them.
	sessionStore.setItem(keyOf(funnel), JSON.stringify({ ...storedEntry(funnel), ...stored }));
}

/** True the first time that it is asked about this result in this visit. */
export function isFirstResult(funnel: string, result: string): boolean {
	const { counted = [] } = storedEntry(funnel) as { counted?: unknown[] };
	const before = Array.isArray(counted) ? counted : [];
	if (before.includes(result)) return false;
	sessionStore.setItem(keyOf(funnel), JSON.stringify({ ...storedEntry(funnel), counted: [...before, result] }));
	return true;
}

/** A lead that was sent, or that waits in the outbox. */
export interface SentLead {
	/** Null while unknown. */
	id: string | null;
	/** The submission's id in the outbox. */
	queuedAs?: string;
}

/** Remembers that a lead with these answers was sent or queued. */
export function rememberSent(funnel: string, answers: FunnelAnswers, lead: SentLead): void {
	const sent = { ...lead, answers: textOf(answers) };
	sessionStore.setItem(keyOf(funnel), JSON.stringify({ ...storedEntry(funnel), sent }));
}

/** The lead that was sent or queued with exactly these answers; null if there is none. */
export function sentWith(funnel: string, answers: FunnelAnswers): SentLead | null {
	const { sent } = storedEntry(funnel) as { sent?: { id?: unknown; queuedAs?: unknown; answers?: unknown } };
	if (sent?.answers !== textOf(answers)) return null;
	const id = typeof sent.id === "string" ? sent.id : null;
	return typeof sent.queuedAs === "string" ? { id, queuedAs: sent.queuedAs } : { id };
}

/** The order of the answers means nothing. */
function textOf(answers: FunnelAnswers): string {
	return JSON.stringify(Object.entries(answers).toSorted(([one], [other]) => one.localeCompare(other)));
}

function storedEntry(funnel: string): object {
	const stored = readJson(sessionStore, keyOf(funnel));
	return typeof stored === "object" && stored !== null ? stored : {};
}

/** The stored answers are checked like any other input. */
export function rememberedAnswers(funnel: string): StoredAnswers | undefined {
	const stored = readJson(sessionStore, keyOf(funnel));
	if (typeof stored !== "object" || stored === null || !("answers" in stored) || !("at" in stored)) return undefined;
	if (typeof stored.answers !== "object" || stored.answers === null || typeof stored.at !== "string") return undefined;
	const resultTop = "resultTop" in stored && typeof stored.resultTop === "number" ? stored.resultTop : undefined;
	return { answers: stored.answers as FunnelAnswers, at: stored.at, ...(resultTop !== undefined && { resultTop }) };
}
