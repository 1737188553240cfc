import { afterEach, expect, test } from "vitest";
import { moveOffice } from "../agency/office-city.ts";
import { homeCity, shownCities } from "./shown-cities.ts";

afterEach(() => moveOffice(null));

test.each([
	["Sarasota", true],
	["SARASOTA", true],
	["sarasota", true],
	["Orlando", false],
])("with an office in %s, the page about an office in Sarasota is there: %s", (city, isShown) => {
	moveOffice(city);
	expect(shownCities().includes(homeCity)).toBe(isShown);
});
