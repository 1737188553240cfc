import { forgetLocation } from "#domain/location/cached-location.ts";
import { forgetJourney } from "#domain/profiling/noted-journey.ts";

/** Earlier versions of the site kept these; they never held a visitor's choice or message. */
const legacyKeys = ["discovery_profile", "translations"];

/** Removes what this site keeps in the browser and can find out again; a visitor's choices and messages are not among it. */
export function clearDerivedData(): void {
	try {
		for (const storage of [localStorage, sessionStorage]) {
			forgetLocation(storage);
			forgetJourney(storage);
			for (const key of legacyKeys) storage.removeItem(key);
		}
	} catch {
		// A browser that keeps nothing has nothing to clear.
	}
}
