import { createListeners } from "#app/browser/listeners.ts";
import { localStore, sessionStore } from "#app/browser/stores.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import {
	findLocation,
	type LocationParts,
	pickLocation,
	refreshLocation,
	rememberedLocation,
} from "./find-location.ts";

const parts: LocationParts = {
	local: localStore,
	session: sessionStore,
	now: () => new Date(),
	ask: () => fetch("/functions/geolocation", { headers: { accept: "application/json" } }),
};

let found: Promise<UserLocation> | undefined;
const listeners = createListeners<[location: UserLocation]>();

/** The visitor's location. All callers share one request. */
export function visitorLocation(): Promise<UserLocation> {
	found ??= findLocation(parts);
	return found;
}

/** The code of the picked or found state; null while it is unknown or only assumed. */
export function knownState(): string | null {
	const location = rememberedLocation(parts);
	return location && !location.error ? location.state : null;
}

/** Calls with the picked or found state as soon as it is known, and on each change. */
export function followState(listener: (state: string) => void): void {
	const callWhenKnown = ({ state, error }: UserLocation) => error || listener(state);
	void visitorLocation().then(callWhenKnown);
	onLocationChange(callWhenKnown);
}

/** Calls on each change on this page. */
export const onLocationChange = listeners.add;

export function pickState(state: string): void {
	found = Promise.resolve(pickLocation(parts, state));
	void announce(found);
}

export function lookUpAgain(): Promise<void> {
	found = refreshLocation(parts);
	return announce(found);
}

/** Reads again what another page may have changed. */
export function readAgain(): Promise<void> {
	found = findLocation(parts);
	return announce(found);
}

async function announce(location: Promise<UserLocation>): Promise<void> {
	listeners.call(await location);
}
