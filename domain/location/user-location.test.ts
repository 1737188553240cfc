import { expect, test } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { chooseState, chosenStateKey, forgetChosenState, readChosenState } from "./chosen-state.ts";
import { assumedLocation, locationFromResponse } from "./user-location.ts";

const florida = { state: "FL", city: null, country: "US" };

test.each([
	[
		"a complete response",
		{ state: "TX", city: "Austin", country: "US" },
		{ state: "TX", city: "Austin", country: "US" },
	],
	["a state's full name", { state: "Texas", city: "", country: "US" }, florida],
	["no state", { country: "US" }, florida],
	["no country", { state: "FL", city: null }, florida],
	[
		"another country",
		{ state: "FL", city: "London", country: "GB", error: "outside_us" },
		{ state: "FL", city: "London", country: "GB", error: "outside_us" },
	],
	["an error with a place to fall back to", { state: "FL", country: "US", error: "?" }, assumedLocation("unreachable")],
	["an error without a place", { error: "unknown_address" }, assumedLocation("unreachable")],
	["no response", null, assumedLocation("unreachable")],
	["a page instead of a response", "<html>", assumedLocation("unreachable")],
])("%s", (_name, response, location) => {
	expect(locationFromResponse(response)).toEqual(location);
});

test("a picked state stays until it is cleared", () => {
	const storage = memoryStorage();
	chooseState(storage, "NY");
	expect(readChosenState(storage)).toEqual({ state: "NY", city: null, country: "US", isStated: true });
	chooseState(storage, "Nowhere");
	expect(readChosenState(storage)?.state).toBe("NY");
	forgetChosenState(storage);
	expect(readChosenState(storage)).toBeNull();
});

test("an invalid state is removed", () => {
	const storage = memoryStorage({ [chosenStateKey]: "XX" });
	expect(readChosenState(storage)).toBeNull();
	expect(storage.keys()).toEqual([]);
});
