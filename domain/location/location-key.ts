import type { KeyValueStore } from "../site/key-value-store.ts";

export const locationKey = "sf_location";

/** The keys of earlier versions of the site. */
const legacyKeys = ["user_location", "userLocation", "user-location", "location_cache", "cached_location"];

/** Forgets the location, including what earlier versions of the site stored. */
export function forgetLocation(storage: Pick<KeyValueStore, "removeItem">): void {
	for (const key of [locationKey, ...legacyKeys]) storage.removeItem(key);
}
