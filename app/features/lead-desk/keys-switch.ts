import { useSyncExternalStore } from "react";
import { localStore } from "#app/browser/stores.ts";
import type { StorageKey } from "#domain/site/stored-names.ts";

const storageKey: StorageKey = "sf_lead_keys";
const listeners = new Set<() => void>();
/** The choice on this page, even if the browser stores nothing. */
let chosen: boolean | undefined;

/** Turns the shortcuts of all lead pages on or off, in this browser. */
export function switchKeys(isOn: boolean): void {
	chosen = isOn;
	localStore.setItem(storageKey, isOn ? "on" : "off");
	for (const listener of listeners) listener();
}

/** True if the shortcuts are on. They are until somebody turns them off. */
export function useKeysSwitch(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => chosen ?? localStore.getItem(storageKey) !== "off",
		() => true,
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
