import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween } from "../office-hours/zoned-time.ts";
import { nextReview, readPolicy } from "./policy.ts";

const today = "2026-11-29";
const typed = {
	carrier: " Sample Mutual ",
	policyNumber: "12-345",
	product: "term-life",
	premium: "$52.50",
	premiumEvery: "month",
	effectiveOn: "2026-11-01",
};

test("a policy is read as it is written", () => {
	expect(readPolicy(typed, today)).toEqual({
		ok: true,
		policy: {
			carrier: "Sample Mutual",
			policyNumber: "12-345",
			product: "term-life",
			premiumCents: 5250,
			premiumEvery: "month",
			effectiveOn: "2026-11-01",
			reviewOn: null,
			endedOn: null,
		},
	});
	const least = { carrier: "Another", premiumEvery: "year", effectiveOn: "2019-02-28" };
	expect(readPolicy(least, today)).toMatchObject({ ok: true, policy: { product: null, premiumCents: null } });
});

test.each([
	["carrier", "", "carrier_missing"],
	["carrier", "A".repeat(101), "line_long"],
	["product", "recruiting", "no_choice"],
	["premium", "much", "amount_invalid"],
	["premium", "-3", "amount_range"],
	["premiumEvery", "week", "no_choice"],
	["effectiveOn", "2026-02-30", "due_missing"],
	["effectiveOn", "2206-01-01", "due_far"],
	["reviewOn", "soon", "due_missing"],
	["endedOn", "2026-10-31", "ends_first"],
	["endedOn", "2026-11-30", "day_future"],
])("%s: %j is refused", (field, value, error) => {
	expect(readPolicy({ ...typed, [field]: value }, today)).toEqual({ ok: false, errors: { [field]: error } });
});

test.each([
	["a year after the effective date", { effectiveOn: "2026-11-01", reviewOn: null }, today, "2027-11-01"],
	["the next anniversary of an old policy", { effectiveOn: "2019-12-05", reviewOn: null }, today, "2026-12-05"],
	["after the anniversary", { effectiveOn: "2019-12-05", reviewOn: null }, "2026-12-05", "2027-12-05"],
	["the day that staff set", { effectiveOn: "2019-12-05", reviewOn: "2027-03-01" }, today, "2027-03-01"],
	["every year after that day", { effectiveOn: "2019-12-05", reviewOn: "2027-03-01" }, "2027-03-01", "2028-03-01"],
	["a leap day", { effectiveOn: "2024-02-29", reviewOn: null }, today, "2027-02-28"],
])("the next review is %s", (_, policy, after, day) => {
	expect(nextReview(policy, after)).toBe(day);
});

test("a review is always ahead, and within a year of the last one", () => {
	const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("1990-01-01", count));
	fc.assert(
		fc.property(days, days, (effectiveOn, after) => {
			const next = nextReview({ effectiveOn, reviewOn: null }, after);
			expect(next > after).toBe(true);
			if (after >= addMonths(effectiveOn, 12)) expect(daysBetween(after, next)).toBeLessThanOrEqual(366);
		}),
	);
});
