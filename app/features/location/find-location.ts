import { cacheLocation, forgetLocation, readCachedLocation } from "#domain/location/cached-location.ts";
import { chooseState, forgetChosenState, readChosenState } from "#domain/location/chosen-state.ts";
import { assumedLocation, locationFromResponse, type UserLocation } from "#domain/location/user-location.ts";
import type { KeyValueStore } from "#domain/site/key-value-store.ts";

export interface LocationParts {
	/** What outlives the visit. */
	local: KeyValueStore;
	/** What ends with it. */
	session: KeyValueStore;
	now(): Date;
	/** Asks the server. @throws when it can't be reached */
	ask(): Promise<Response>;
}

/** Where the visitor is as far as this browser knows: the state they picked, else the one found in the last 24 hours. */
export function rememberedLocation({ local, session, now }: Omit<LocationParts, "ask">): UserLocation | null {
	return readChosenState(local) ?? readCachedLocation(local, now()) ?? readCachedLocation(session, now());
}

/** Asks the server at most once: whatever it answers is remembered, a failure for the rest of the visit. */
export async function findLocation(parts: LocationParts): Promise<UserLocation> {
	return rememberedLocation(parts) ?? askForLocation(parts);
}

/** Begins anew, without what was picked and found before. */
export function refreshLocation(parts: LocationParts): Promise<UserLocation> {
	forgetChosenState(parts.local);
	forgetLocation(parts.local);
	forgetLocation(parts.session);
	return askForLocation(parts);
}

/** @param state two letters */
export function pickLocation({ local }: Pick<LocationParts, "local">, state: string): UserLocation {
	chooseState(local, state);
	return { state, city: null, country: "US" };
}

async function askForLocation({ local, session, now, ask }: LocationParts): Promise<UserLocation> {
	// A request that never arrived, or that ended with its page, tells nothing: the next page may ask again.
	const answer = await ask().catch(() => undefined);
	if (!answer) return assumedLocation("unreachable");
	const location = answer.ok
		? locationFromResponse(await answer.json().catch(() => null))
		: assumedLocation("unreachable");
	cacheLocation(location.error === "unreachable" ? session : local, location, now());
	return location;
}
