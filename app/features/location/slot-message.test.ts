import { expect, test } from "vitest";
import { availableProducts } from "#domain/compliance/state-compliance.ts";
import { assumedLocation, type UserLocation } from "#domain/location/user-location.ts";
import { slotMessage } from "./slot-message.ts";

const inState = (state: string): UserLocation => ({ state, city: null, country: "US" });

test("a state with a banner shows it, with its products in both variants", () => {
	expect(slotMessage(inState("FL"), undefined, availableProducts)).toMatchObject({
		variant: "licensed",
		text: "licensed",
		badges: ["termLife", "wholeLife", "universalLife"],
		more: 4,
	});
	expect(slotMessage(inState("NY"), undefined, availableProducts)).toMatchObject({
		variant: "warning",
		text: "recruiting_only",
	});
	expect(slotMessage(inState("CA"), "debt-action", availableProducts)).toMatchObject({
		variant: "warning",
		text: "product_unavailable",
		unavailable: "debtActionPlan",
		alternatives: ["ibc", "whole-life", "term-life"],
		badges: ["termLife", "wholeLife", "universalLife"],
		more: 3,
	});
});

test.each<[string, UserLocation, string]>([
	["the state is unknown", assumedLocation("unknown_address"), "none"],
	["the agency has no record of the state", inState("OR"), "yours"],
	["it is a territory", inState("PR"), "none"],
])("B10: no banner but a quiet line if %s", (_name, location, text) => {
	expect(slotMessage(location, undefined, availableProducts)).toMatchObject({ variant: "quiet", text, badges: [] });
});
