import { localStore } from "#app/browser/stores.ts";

const lastSuccessKey = "sf_last_contact";

/** When this browser last sent a contact form that was stored; null if unknown. */
export function lastSuccess(): Date | null {
	const stored = new Date(localStore.getItem(lastSuccessKey) ?? "");
	return Number.isNaN(stored.getTime()) ? null : stored;
}

export function rememberSuccess(now: Date): void {
	// Without storage the server still limits the rate.
	localStore.setItem(lastSuccessKey, now.toISOString());
}
