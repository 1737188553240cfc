import { expect, test } from "vitest";
import type { Claims } from "../claims/claims.ts";
import { pricedProducts } from "../claims/figures.ts";
import { priceAddress } from "./price-address.ts";

const bare: Claims = { showsSamples: false, proven: {} };

test.each([
	["/es/blog/what-an-annuity-is", "/#price"],
	["/en/resources/faq", "/#price"],
	["/en/funnels/term-life-quote", "/calculator?service=term_life#calculator"],
	["/ht/calculator", "/calculator#calculator"],
	["/en/services/fia", null],
	["/en/services/debt-action", null],
	["/ht/careers", null],
	["/en/privacy", null],
	["/en/ai-hub", null],
	["/en/resources/ai-hub", null],
])("%s invites to a price at %s", (path, address) => {
	expect(priceAddress(path, bare, false)).toBe(address);
});

test.each([
	["/en", "/#price"],
	["/en/services/term-life/", "/services/term-life#price"],
	["/es/blog/what-is-term-life", "/blog/what-is-term-life#price"],
])("%s has a card and invites to it", (path, address) => {
	expect(priceAddress(path, bare, true)).toBe(address);
});

test("no page invites to a price whose figures are switched off", () => {
	expect(priceAddress("/en/services/term-life", { ...bare, withoutFigures: ["term-life"] }, false)).toBeNull();
	expect(priceAddress("/en", { ...bare, withoutFigures: ["term-life"] }, true)).toBe("/#price");
	expect(priceAddress("/en", { ...bare, withoutFigures: [...pricedProducts] }, true)).toBeNull();
});
