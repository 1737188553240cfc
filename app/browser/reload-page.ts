import type { StorageKey } from "#domain/site/stored-names.ts";
import { readJson, sessionStore } from "./stores.ts";
import { captureTyped, type TypedValue } from "./typed-values.ts";

const lastTypedKey: StorageKey = "sf_typed";

/** In the history entry, which survives a reload also where the browser refuses storage. */
interface ReloadedState {
	typed?: TypedValue[];
	/** When the page was last loaded again without the visitor's action, in milliseconds. */
	reloadedAt?: number;
}

/** Within this time a page loads itself again once: while a deployment rolls out, versions of the site alternate. */
const quietMs = 10 * 60_000;

function reloadedState(): ReloadedState {
	return (window.history.state ?? {}) as ReloadedState;
}

function remember(state: ReloadedState): void {
	window.history.replaceState({ ...window.history.state, ...state }, "");
}

/** Loads the page again and keeps what was typed. */
export function reloadPage(): void {
	remember({ typed: captureTyped(document) });
	// A visitor may type on until the new page arrives. The history entry can't be written that late.
	const keepLast = () => sessionStore.setItem(lastTypedKey, JSON.stringify(captureTyped(document)));
	window.addEventListener("pagehide", keepLast, { once: true });
	window.location.reload();
}

/**
 * Loads the page again without the visitor's action.
 * @returns false if that happened a short time ago
 */
export function reloadOnce(now: number): boolean {
	const { reloadedAt } = reloadedState();
	// A clock that was set back forbids it no longer than the time itself.
	if (reloadedAt !== undefined && Math.abs(now - reloadedAt) < quietMs) return false;
	remember({ reloadedAt: now });
	reloadPage();
	return true;
}

/** Returns the values typed before the page reloaded, and deletes them, so that they are filled in once. */
export function takeTyped(): TypedValue[] {
	const { typed: early = [] } = reloadedState();
	const last = readJson(sessionStore, lastTypedKey);
	if (early.length > 0) remember({ typed: [] });
	if (!Array.isArray(last)) return early;
	sessionStore.removeItem(lastTypedKey);
	return last as TypedValue[];
}
