import { describe, expect, test } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { cacheLocation, readCachedLocation } from "./cached-location.ts";
import { forgetLocation, locationKey } from "./location-key.ts";

const now = new Date("2026-11-23T15:00:00Z");
const austin = { state: "TX", city: "Austin", country: "US" };
const hoursAgo = (hours: number) => now.getTime() - hours * 3_600_000;
const stored = (cache: unknown) =>
	memoryStorage({ [locationKey]: JSON.stringify(cache), userLocation: "old", other: "1" });

test("a location is remembered for 24 hours", () => {
	const storage = memoryStorage();
	cacheLocation(storage, austin, now);
	const later = (ms: number) => readCachedLocation(storage, new Date(now.getTime() + ms));
	expect(later(0)).toEqual(austin);
	expect(later(24 * 3_600_000 - 1)).toEqual(austin);
	expect(later(24 * 3_600_000)).toBeNull();
	expect(storage.keys()).toEqual([]);
});

test("an empty storage gives no location", () => {
	expect(readCachedLocation(memoryStorage(), now)).toBeNull();
});

test("a country may have three letters, and a city may be missing", () => {
	const storage = stored({ data: { state: "TX", country: "USA" }, timestamp: hoursAgo(1) });
	expect(readCachedLocation(storage, now)).toEqual({ state: "TX", city: null, country: "USA" });
});

describe("is removed", () => {
	test.each([
		["a list", []],
		["nothing", null],
		["a number", 7],
		["no data", { timestamp: hoursAgo(1) }],
		["data that is text", { data: "TX", timestamp: hoursAgo(1) }],
		["data that is null", { data: null, timestamp: hoursAgo(1) }],
		["no time", { data: austin }],
		["a time as text", { data: austin, timestamp: "1764000000000" }],
		["a future time", { data: austin, timestamp: hoursAgo(-1) }],
		["a state's full name", { data: { ...austin, state: "Texas" }, timestamp: hoursAgo(1) }],
		["a state of one letter", { data: { ...austin, state: "T" }, timestamp: hoursAgo(1) }],
		["no state", { data: { country: "US" }, timestamp: hoursAgo(1) }],
		["no country", { data: { state: "TX" }, timestamp: hoursAgo(1) }],
		["a country of four letters", { data: { ...austin, country: "null" }, timestamp: hoursAgo(1) }],
		["the country NaN", { data: { ...austin, country: "NaN" }, timestamp: hoursAgo(1) }],
		["a country of one letter", { data: { ...austin, country: "U" }, timestamp: hoursAgo(1) }],
	])("%s", (_name, cache) => {
		const storage = stored(cache);
		expect(readCachedLocation(storage, now)).toBeNull();
		expect(storage.keys()).toEqual(["userLocation", "other"]);
	});
});

test("an unreadable entry is removed with the keys of earlier versions, and nothing else", () => {
	const storage = memoryStorage({ [locationKey]: "{", userLocation: "{}", location_cache: "{}", other: "1" });
	expect(readCachedLocation(storage, now)).toBeNull();
	expect(storage.keys()).toEqual(["other"]);
});

test("a refresh removes the location", () => {
	const storage = stored({ data: austin, timestamp: hoursAgo(1) });
	forgetLocation(storage);
	expect(readCachedLocation(storage, now)).toBeNull();
});
