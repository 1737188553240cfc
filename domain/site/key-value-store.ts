import type { StorageKey } from "./stored-names.ts";

/** The part of a browser's storage that the site uses. */
export interface KeyValueStore {
	getItem(key: string): string | null;
	setItem(key: StorageKey, value: string): void;
	removeItem(key: string): void;
}
