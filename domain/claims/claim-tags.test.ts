import { expect, test } from "vitest";
import { claimTagStatus, claimTags } from "./claim-tags.ts";
import type { Claims } from "./claims.ts";

const development: Claims = { showsSamples: true, proven: {} };
const bare: Claims = { showsSamples: false, proven: {} };
const proven: Claims = { showsSamples: false, proven: { iulGrowth: {} } };

test.each([
	["iulGrowth", "sample", "withheld", "proven"],
	["iulGrowthShown", "proven", "withheld", "proven"],
	["iulGrowthWithheld", "withheld", "proven", "withheld"],
	["fiaGrowthWithheld", "withheld", "proven", "proven"],
	["figuresShown", "proven", "withheld", "proven"],
	["figuresWithheld", "withheld", "proven", "withheld"],
	["figures", null, null, null],
	["strong", null, null, null],
])("<%s> is %s in development, %s in production, and %s with evidence for IUL", (tag, ...expected) => {
	expect([development, bare, proven].map((claims) => claimTagStatus(claims, tag))).toEqual(expected);
	expect(claimTags.includes(tag)).toBe(expected[0] !== null);
});
