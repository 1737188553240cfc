import type { KeyValueStore } from "#domain/site/key-value-store.ts";

/** Browser storage. If the browser refuses access, nothing is stored and nothing breaks. */
function safeStore(kind: "localStorage" | "sessionStorage"): KeyValueStore {
	const attempt = <T>(run: (storage: Storage) => T, fallback: T): T => {
		try {
			return run(window[kind]);
		} catch {
			return fallback;
		}
	};
	return {
		getItem: (key) => attempt((storage) => storage.getItem(key), null),
		setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
		removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
	};
}

export const localStore = safeStore("localStorage");
export const sessionStore = safeStore("sessionStorage");

/** Parses a stored JSON value; null if it is missing or invalid. */
export function readJson(store: Pick<KeyValueStore, "getItem">, key: string): unknown {
	try {
		return JSON.parse(store.getItem(key) ?? "null");
	} catch {
		return null;
	}
}
