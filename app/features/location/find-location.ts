import { cacheLocation, readCachedLocation } from "#domain/location/cached-location.ts";
import { chooseState, forgetChosenState, readChosenState } from "#domain/location/chosen-state.ts";
import { forgetLocation } from "#domain/location/location-key.ts";
import {
	assumedLocation,
	locationFromResponse,
	statedLocation,
	type UserLocation,
} from "#domain/location/user-location.ts";
import type { KeyValueStore } from "#domain/site/key-value-store.ts";

export interface LocationParts {
	local: KeyValueStore;
	session: KeyValueStore;
	now(): Date;
	/** Requests the location from the server. @throws when it can't be reached */
	ask(): Promise<Response>;
}

/** The location that this browser has stored: the picked state, else the one found in the last 24 hours. */
export function rememberedLocation({ local, session, now }: Omit<LocationParts, "ask">): UserLocation | null {
	return readChosenState(local) ?? readCachedLocation(local, now()) ?? readCachedLocation(session, now());
}

/** Asks the server at most once: it caches every response, but a failure only until the visit ends. */
export async function findLocation(parts: LocationParts): Promise<UserLocation> {
	return rememberedLocation(parts) ?? askForLocation(parts);
}

/** Asks again, and forgets the picked and the cached state. */
export function refreshLocation(parts: LocationParts): Promise<UserLocation> {
	forgetChosenState(parts.local);
	forgetLocation(parts.local);
	forgetLocation(parts.session);
	return askForLocation(parts);
}

/** @param state two letters */
export function pickLocation({ local }: Pick<LocationParts, "local">, state: string): UserLocation {
	chooseState(local, state);
	return statedLocation(state);
}

async function askForLocation({ local, session, now, ask }: LocationParts): Promise<UserLocation> {
	// A request that failed, or was aborted with its page, is not cached: the next page may ask again.
	const response = await ask().catch(() => undefined);
	if (!response) return assumedLocation("unreachable");
	const location = response.ok
		? locationFromResponse(await response.json().catch(() => null))
		: assumedLocation("unreachable");
	cacheLocation(location.error === "unreachable" ? session : local, location, now());
	return location;
}
