import { describe, expect, test } from "vitest";
import { assumedLocation, type UserLocation } from "#domain/location/user-location.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { type BannerSituation, complianceBanner, productNotice } from "./banner.ts";
import { stateCompliance } from "./states.ts";

const inState = (state: string): UserLocation => ({ state, city: null, country: "US" });
const banner = (state: string, product?: ProductSlug, dismissedFor: string | null = null) =>
	complianceBanner({ location: inState(state), product, dismissedFor });

describe("no banner", () => {
	test.each<[string, BannerSituation, string]>([
		["while the location is looked up", { location: null, dismissedFor: null }, "loading"],
		["when only assumed", { location: assumedLocation("unreachable"), dismissedFor: null }, "location_error"],
		["abroad", { location: { ...assumedLocation("outside_us"), country: "HT" }, dismissedFor: null }, "location_error"],
		["without a state", { location: inState(""), dismissedFor: null }, "no_state"],
		["in a state without a record", { location: inState("OR"), dismissedFor: null }, "not_in_data"],
		["once closed for this state", { location: inState("FL"), dismissedFor: "FL" }, "dismissed"],
	])("%s", (_name, situation, hidden) => {
		expect(complianceBanner(situation)).toEqual({ hidden });
	});
});

test("closing it for one state does not close it for the next", () => {
	expect(banner("TX", undefined, "FL")).toMatchObject({ variant: "licensed", text: "licensed" });
});

test.each(productSlugs)("%s: green in Florida and Texas, red in New York", (product) => {
	expect(banner("FL", product)).toMatchObject({ variant: "licensed", record: { code: "FL" } });
	expect(banner("TX", product)).toMatchObject({ variant: "licensed", record: { code: "TX" } });
	expect(banner("NY", product)).toMatchObject({
		variant: "warning",
		text: "recruiting_only",
		badges: [],
		more: 0,
		alternatives: [],
	});
});

test("warns with alternatives if the page's product is not available", () => {
	expect(banner("CA", "debt-action")).toMatchObject({
		variant: "warning",
		text: "product_unavailable",
		unavailable: "debtActionPlan",
		alternatives: ["ibc", "whole-life", "term-life"],
	});
	expect(banner("CA", "iul")).toMatchObject({ variant: "licensed" });
	expect(banner("CA")).toMatchObject({ variant: "licensed" });
});

test("three badges, and how many more there are", () => {
	expect(banner("FL")).toMatchObject({ badges: ["termLife", "wholeLife", "universalLife"], more: 4 });
	expect(banner("CA")).toMatchObject({ badges: ["termLife", "wholeLife", "universalLife"], more: 3 });
});

test("a product that may not be sold is no badge, no alternative, and isn't counted", () => {
	const location = inState("CA");
	const soldIn = () => ["termLife", "wholeLife", "finalExpense", "fixedIndexedAnnuities"] as const;
	const without = complianceBanner({ location, product: "debt-action", dismissedFor: null, soldIn });
	expect(without).toMatchObject({ badges: ["termLife", "wholeLife", "finalExpense"], more: 1 });
	const none = complianceBanner({ location, product: "debt-action", dismissedFor: null, soldIn: () => [] });
	expect(none).toMatchObject({ badges: [], more: 0, alternatives: [] });
});

test("every state on record has a banner on every page", () => {
	for (const { code } of stateCompliance()) {
		for (const product of [undefined, ...productSlugs]) expect(banner(code, product)).toHaveProperty("variant");
	}
});

test("a product page says itself that the product is not available", () => {
	expect(productNotice("iul", inState("OR"))).toEqual({ notice: "unlicensed" });
	expect(productNotice("iul", inState("NY"))).toEqual({ notice: "recruiting_only" });
	expect(productNotice("debt-action", inState("CA"))).toEqual({
		notice: "product_unavailable",
		product: "debtActionPlan",
		alternatives: ["ibc", "whole-life", "term-life"],
	});
	expect(productNotice("iul", inState("CA"))).toBeUndefined();
	expect(
		productNotice("iul", assumedLocation("unknown_address")),
		"an assumed location gives no notice",
	).toBeUndefined();
	expect(productNotice("iul", null)).toBeUndefined();
});
