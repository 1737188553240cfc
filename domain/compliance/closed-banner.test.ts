import { expect, test } from "vitest";
import { assumedLocation, type UserLocation } from "#domain/location/user-location.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { bannerClosedFor, closeBanner } from "./closed-banner.ts";

const inState = (state: string): UserLocation => ({ state, city: null, country: "US" });

test("a closed banner stays closed in its state", () => {
	const storage = memoryStorage();
	expect(bannerClosedFor(storage, inState("FL"))).toBeNull();
	closeBanner(storage, "FL");
	expect(bannerClosedFor(storage, inState("FL"))).toBe("FL");
});

test("another state brings the banner back", () => {
	const storage = memoryStorage();
	closeBanner(storage, "FL");
	expect(bannerClosedFor(storage, inState("TX"))).toBeNull();
	expect(bannerClosedFor(storage, inState("FL"))).toBeNull();
});

test("an assumed location does not", () => {
	const storage = memoryStorage();
	closeBanner(storage, "TX");
	bannerClosedFor(storage, assumedLocation("unreachable"));
	expect(bannerClosedFor(storage, inState("TX"))).toBe("TX");
});
