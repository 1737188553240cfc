import type { KeyValueStore } from "#domain/site/key-value-store.ts";
import { isJurisdiction } from "./jurisdictions.ts";
import { statedLocation, type UserLocation } from "./user-location.ts";

export const chosenStateKey = "sf_state";

/** The state that the visitor picked. It wins over the one that was found. */
export function readChosenState(storage: Pick<KeyValueStore, "getItem" | "removeItem">): UserLocation | null {
	const state = storage.getItem(chosenStateKey);
	if (state === null) return null;
	if (isJurisdiction(state)) return statedLocation(state);
	storage.removeItem(chosenStateKey);
	return null;
}

export function chooseState(storage: Pick<KeyValueStore, "setItem">, state: string): void {
	if (isJurisdiction(state)) storage.setItem(chosenStateKey, state);
}

/** After that, the location that is found counts again. */
export function forgetChosenState(storage: Pick<KeyValueStore, "removeItem">): void {
	storage.removeItem(chosenStateKey);
}
