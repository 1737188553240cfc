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

/** Where the visitor is. Whoever asks, and however often: one request a visit. */
export function visitorLocation(): Promise<UserLocation> {
	found ??= findLocation(parts);
	return found;
}

/** Two letters of the state that the visitor picked or was found in; null while nobody knows, or it is only assumed. */
export function knownState(): string | null {
	const location = rememberedLocation(parts);
	return location && !location.error ? location.state : null;
}

/** Calls with the state that the visitor picked or was found in, now or as soon as it is known, and when they change it. */
export function followState(listener: (state: string) => void): void {
	const callWhenKnown = ({ state, error }: UserLocation) => error || listener(state);
	void visitorLocation().then(callWhenKnown);
	onLocationChange(callWhenKnown);
}

/** Calls with every change that the visitor makes on this page. */
export const onLocationChange = listeners.add;

export function pickState(state: string): void {
	found = Promise.resolve(pickLocation(parts, state));
	void announce(found);
}

export function lookUpAgain(): Promise<void> {
	found = refreshLocation(parts);
	return announce(found);
}

/** What another page may have changed meanwhile. */
export function readAgain(): Promise<void> {
	found = findLocation(parts);
	return announce(found);
}

async function announce(location: Promise<UserLocation>): Promise<void> {
	listeners.call(await location);
}
