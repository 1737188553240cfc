import { expect, test } from "vitest";
import type { LeadProduct } from "./lead.ts";
import { isNotOffered } from "./not-offered.ts";

test.each<[string | null, LeadProduct | null, boolean]>([
	["FL", "iul", false],
	["CA", "debt-action", true],
	["CA", "term-life", false],
	["NY", "term-life", true],
	["NY", null, true],
	["NY", "recruiting", false],
	["OR", "whole-life", true],
	["OR", null, true],
	["FL", null, false],
	[null, "term-life", false],
])("in %s, %s: %s", (state, product, notOffered) => {
	expect(isNotOffered(state, product)).toBe(notOffered);
});
