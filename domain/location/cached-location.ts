import type { KeyValueStore } from "#domain/site/key-value-store.ts";
import { forgetLocation, locationKey } from "./location-key.ts";
import { locationFromResponse, type UserLocation } from "./user-location.ts";

/** The cookie page names it. */
export const locationHours = 24;
const notCodes = ["null", "undefined", "NaN"];

/** The location found within that time. An old or invalid entry is removed. */
export function readCachedLocation(storage: KeyValueStore, now: Date): UserLocation | null {
	const stored = storage.getItem(locationKey);
	if (stored === null) return null;
	try {
		const cache: unknown = JSON.parse(stored);
		if (isValidCache(cache, now)) return locationFromResponse(cache.data);
		storage.removeItem(locationKey);
	} catch {
		forgetLocation(storage);
	}
	return null;
}

export function cacheLocation(storage: KeyValueStore, data: UserLocation, now: Date): void {
	storage.setItem(locationKey, JSON.stringify({ data, timestamp: now.getTime() }));
}

function isValidCache(cache: unknown, now: Date): cache is { data: object; timestamp: number } {
	if (!isObject(cache) || !isObject(cache.data) || typeof cache.timestamp !== "number") return false;
	const age = now.getTime() - cache.timestamp;
	// A future time means that the clock was set back, so the age is unknown.
	if (!(age >= 0 && age < locationHours * 3_600_000)) return false;
	return isCode(cache.data.state, 2, 2) && isCode(cache.data.country, 2, 3);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCode(value: unknown, minLength: number, maxLength: number): boolean {
	return (
		typeof value === "string" && value.length >= minLength && value.length <= maxLength && !notCodes.includes(value)
	);
}
