import { expect, test } from "vitest";
import { nameOfPlace } from "./name-of-place.server.ts";

test.each([
	["en", { state: "FL", city: "Tampa", country: "US" }, "Tampa, Florida"],
	["pt", { state: "NY", city: null, country: "US" }, "Nova York"],
	["es", { state: "PR", city: "Ponce", country: "US" }, "Ponce, Puerto Rico"],
	["en", { state: "AE", city: null, country: "US" }, "United States"],
	["es", { state: "FL", city: "São Paulo", country: "BR" }, "São Paulo, Brasil"],
	["ht", { state: "FL", city: null, country: "PE" }, "Peru"],
	["en", { state: "FL", city: "Nowhere", country: "" }, "Nowhere"],
	["en", { state: "FL", city: null, country: "T1" }, null],
] as const)("in %s, %j is %s", (locale, place, expected) => {
	expect(nameOfPlace(locale, place)).toBe(expected);
});
