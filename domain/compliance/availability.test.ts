import { expect, test } from "vitest";
import { productFlags } from "#domain/products/product-flags.ts";
import { flagAvailability, nearestOffers, productAvailability } from "./availability.ts";
import { complianceByCode } from "./states.ts";

function record(code: string) {
	const found = complianceByCode(code);
	if (!found) throw new Error(`no record of ${code}`);
	return found;
}

test.each([
	["FL", "offered"],
	["CA", "product_unavailable"],
	["NY", "recruiting"],
	["OR", "unlicensed"],
	["XX", "unlicensed"],
] as const)("a debt plan in %s is %s", (state, availability) => {
	expect(productAvailability("debt-action", state)).toBe(availability);
});

test("Texas offers every product, New York none", () => {
	for (const flag of productFlags) {
		expect(flagAvailability(flag, "TX")).toBe("offered");
		expect(flagAvailability(flag, "NY")).toBe("recruiting");
	}
});

test("an unavailable product is replaced by the nearest available one", () => {
	expect(nearestOffers("debt-action", record("CA"))).toEqual(["ibc", "whole-life", "term-life"]);
	expect(nearestOffers("fia", record("FL"))).toEqual(["iul", "whole-life", "term-life"]);
	expect(nearestOffers("iul", record("NY"))).toEqual([]);
});
