import { localStore } from "#app/browser/stores.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { StorageKey } from "#domain/site/stored-names.ts";

/**
 * The forms that a browser may send only every few minutes. An application doesn't keep anyone from writing a message.
 */
const keys: Partial<Record<LeadKind, StorageKey>> = {
	contact: "sf_last_contact",
	application: "sf_last_application",
};

/** When this browser last sent such a form that was stored; null if unknown, and for a form without this limit. */
export function lastSuccess(kind: LeadKind): Date | null {
	const key = keys[kind];
	const stored = new Date((key && localStore.getItem(key)) ?? "");
	return Number.isNaN(stored.getTime()) ? null : stored;
}

/** Forms without this limit leave no time behind. */
export function rememberSuccess(kind: LeadKind, now: Date): void {
	const key = keys[kind];
	// Without storage the server still limits the rate.
	if (key) localStore.setItem(key, now.toISOString());
}
