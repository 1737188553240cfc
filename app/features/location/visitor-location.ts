import type { UserLocation } from "#domain/location/user-location.ts";
import { localStore, sessionStore } from "../session/browser-stores.ts";
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
const listeners = new Set<(location: UserLocation) => void>();

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
	const tellKnown = ({ state, error }: UserLocation) => error || listener(state);
	void visitorLocation().then(tellKnown);
	onLocationChange(tellKnown);
}

/** Calls with every change that the visitor makes on this page. */
export function onLocationChange(listener: (location: UserLocation) => void): void {
	listeners.add(listener);
}

export function pickState(state: string): void {
	found = Promise.resolve(pickLocation(parts, state));
	void tell(found);
}

export function lookUpAgain(): Promise<void> {
	found = refreshLocation(parts);
	return tell(found);
}

/** What another page may have changed meanwhile. */
export function readAgain(): Promise<void> {
	found = findLocation(parts);
	return tell(found);
}

async function tell(location: Promise<UserLocation>): Promise<void> {
	const now = await location;
	for (const listener of listeners) listener(now);
}
