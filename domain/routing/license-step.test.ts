import { expect, test } from "vitest";
import { licenseStep } from "./license-step.ts";

test.each([
	["2027-01-22", null],
	["2027-01-21", "early"],
	["2026-12-07", "early"],
	["2026-12-06", "late"],
	["2026-11-23", "late"],
	["2026-11-22", "expired"],
	["2026-10-24", "expired"],
	["2026-10-23", null],
] as const)("on November 23, a license until %s is at the step %s", (expiresOn, step) => {
	expect(licenseStep({ expiresOn }, "2026-11-23")).toBe(step);
});
