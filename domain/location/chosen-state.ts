import type { LocationStorage } from "./cached-location.ts";
import { isJurisdiction } from "./jurisdictions.ts";
import type { UserLocation } from "./user-location.ts";

export const chosenStateKey = "sf_state";

/** The state that the visitor picked. It wins over a detected one. */
export function readChosenState(storage: Pick<LocationStorage, "getItem" | "removeItem">): UserLocation | null {
	const state = storage.getItem(chosenStateKey);
	if (state === null) return null;
	if (isJurisdiction(state)) return { state, city: null, country: "US" };
	storage.removeItem(chosenStateKey);
	return null;
}

export function chooseState(storage: Pick<LocationStorage, "setItem">, state: string): void {
	if (isJurisdiction(state)) storage.setItem(chosenStateKey, state);
}

/** The detected location counts again. */
export function forgetChosenState(storage: Pick<LocationStorage, "removeItem">): void {
	storage.removeItem(chosenStateKey);
}
