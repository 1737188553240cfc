import { createListeners } from "#app/browser/listeners.ts";
import { localStore, sessionStore } from "#app/browser/stores.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { stateInQuery } from "#domain/location/state-in-query.ts";
import { statedLocation, type UserLocation } from "#domain/location/user-location.ts";
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
/** The state that the visitor stated on this page or in its URL, even if the browser stores nothing. */
let stated: UserLocation | null | undefined;
const listeners = createListeners<[location: UserLocation]>();

/** The visitor's location. All callers share one request. */
export function visitorLocation(): Promise<UserLocation> {
	found ??= Promise.resolve(statedHere() ?? findLocation(parts));
	return found;
}

/** The code of the stated or found state; null while it is unknown or only assumed. */
export function knownState(): string | null {
	const location = statedHere() ?? rememberedLocation(parts);
	return location && !location.error ? location.state : null;
}

/**
 * Calls with the stated or found location as soon as it is known, and on each change.
 * @returns stops that
 */
export function followLocation(listener: (location: UserLocation) => void): () => void {
	let isFollowing = true;
	const callWhenKnown = (location: UserLocation) => void (isFollowing && !location.error && listener(location));
	void visitorLocation().then(callWhenKnown);
	const stop = onLocationChange(callWhenKnown);
	return () => {
		isFollowing = false;
		stop();
	};
}

/** Like `followLocation`, with the state alone. */
export function followState(listener: (state: string) => void): () => void {
	return followLocation(({ state }) => listener(state));
}

/** Calls on each change on this page. */
export const onLocationChange = listeners.add;

/** The visitor states where they live: every surface of the page knows it now, and the next pages do. */
export function pickState(state: string): void {
	if (!isJurisdiction(state)) return;
	stated = pickLocation(parts, state);
	found = Promise.resolve(stated);
	void announce(found);
}

export function lookUpAgain(): Promise<void> {
	stated = null;
	found = refreshLocation(parts);
	return announce(found);
}

/** Reads again what another page may have changed. */
export function readAgain(): Promise<void> {
	stated = undefined;
	found = undefined;
	return announce(visitorLocation());
}

/** A link may name the state, as those of the calculators do. It counts on its page and is not stored. */
function statedHere(): UserLocation | null {
	if (stated === undefined) {
		const state = stateInQuery(new URLSearchParams(window.location.search));
		stated = state ? statedLocation(state) : null;
	}
	return stated;
}

async function announce(location: Promise<UserLocation>): Promise<void> {
	listeners.call(await location);
}
