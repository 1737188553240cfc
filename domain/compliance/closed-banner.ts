import type { UserLocation } from "#domain/location/user-location.ts";
import type { KeyValueStore } from "#domain/site/key-value-store.ts";

export const closedBannerKey = "sf_banner_closed";

/** The visitor wants to see it again. */
export function reopenBanner(storage: Pick<KeyValueStore, "removeItem">): void {
	storage.removeItem(closedBannerKey);
}

/** @param state whose banner it is; any other text for a banner of no state, which a known state replaces */
export function closeBanner(storage: Pick<KeyValueStore, "setItem">, state: string): void {
	storage.setItem(closedBannerKey, state);
}

/**
 * The state whose banner was closed. Once the visitor is found in another state, the banner may show again, also
 * after they return. An assumed location changes nothing.
 */
export function bannerClosedFor(storage: Omit<KeyValueStore, "setItem">, location: UserLocation): string | null {
	const state = storage.getItem(closedBannerKey);
	if (state === null || location.error || location.state === state) return state;
	storage.removeItem(closedBannerKey);
	return null;
}
