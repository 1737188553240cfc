import { localStore, sessionStore } from "#app/browser/stores.ts";
import { forgetLocation } from "#domain/location/location-key.ts";
import { forgetJourney } from "#domain/profiling/journey-key.ts";

/** Stored by earlier versions of the site. They never contained a visitor's choice or message. */
const legacyKeys = ["discovery_profile", "translations"];

/** Removes what the site can derive again. A visitor's choices and messages stay. */
export function clearDerivedData(): void {
	for (const store of [localStore, sessionStore]) {
		forgetLocation(store);
		forgetJourney(store);
		for (const key of legacyKeys) store.removeItem(key);
	}
}
