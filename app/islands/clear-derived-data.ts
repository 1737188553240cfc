import { localStore, sessionStore } from "#app/browser/stores.ts";
import { forgetLocation } from "#domain/location/cached-location.ts";
import { forgetJourney } from "#domain/profiling/noted-journey.ts";

/** Earlier versions of the site stored these; they never held a visitor's choice or message. */
const legacyKeys = ["discovery_profile", "translations"];

/** Removes what this site can find out again. A visitor's choices and messages stay. */
export function clearDerivedData(): void {
	for (const store of [localStore, sessionStore]) {
		forgetLocation(store);
		forgetJourney(store);
		for (const key of legacyKeys) store.removeItem(key);
	}
}
