import { expect, test } from "vitest";
import { assumedLocation, type UserLocation } from "#domain/location/user-location.ts";
import { slotMessage } from "./slot-message.ts";

const inState = (state: string): UserLocation => ({ state, city: null, country: "US" });

test("a state with a banner shows it", () => {
	expect(slotMessage(inState("FL"), undefined, null)).toMatchObject({ variant: "licensed", text: "licensed", more: 4 });
	expect(slotMessage(inState("NY"), undefined, "FL")).toMatchObject({ variant: "warning", text: "recruiting_only" });
});

test.each<[string, UserLocation, string]>([
	["the state is unknown", assumedLocation("unknown_address"), "assumed"],
	["the agency has no license", inState("OR"), "unlicensed"],
	["it is a territory", inState("PR"), "assumed"],
	["the banner was closed", inState("FL"), "yours"],
])("a quiet line if %s", (_name, location, text) => {
	expect(slotMessage(location, undefined, "FL")).toMatchObject({ variant: "quiet", text, badges: [] });
});

test("after the banner was closed, a product's page still says that the product is not offered", () => {
	expect(slotMessage(inState("CA"), "debt-action", "CA")).toMatchObject({
		variant: "quiet",
		text: "product_unavailable",
		unavailable: "debtActionPlan",
		alternatives: ["ibc", "whole-life", "term-life"],
	});
	expect(slotMessage(inState("NY"), "iul", "NY")).toMatchObject({ variant: "quiet", text: "recruiting_only" });
	expect(slotMessage(inState("NY"), undefined, "NY")).toMatchObject({ variant: "quiet", text: "yours" });
});
