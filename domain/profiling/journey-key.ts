import type { KeyValueStore } from "../site/key-value-store.ts";

/** The session storage key of a visit's notes, used while personalization is allowed. */
export const journeyKey = "sf_journey";

/** When personalization is no longer allowed, or the profile has been deleted. */
export function forgetJourney(storage: Pick<KeyValueStore, "removeItem">): void {
	storage.removeItem(journeyKey);
}
