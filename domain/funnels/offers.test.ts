import { expect, test } from "vitest";
import { funnelConfigs } from "./funnel-config.ts";
import { claimState, freeSpots, heldUntil, offerMonth } from "./offers.ts";

const { iul, fia } = { iul: funnelConfigs.iul.offer, fia: funnelConfigs.fia.offer };

test.each([
	{ instant: "2026-11-30T23:59:59-05:00", month: "2026-11" },
	{ instant: "2026-12-01T00:00:00-05:00", month: "2026-12" },
	// Midnight has passed in London but not in Sarasota.
	{ instant: "2026-12-01T02:00:00Z", month: "2026-11" },
	{ instant: "2027-01-01T05:00:00Z", month: "2027-01" },
])("$instant counts for $month in the agency's time zone", ({ instant, month }) => {
	expect(offerMonth(new Date(instant), "America/New_York")).toBe(month);
});

test("a spot is held for its product's hours, also when the clocks change", () => {
	expect(heldUntil(new Date("2026-11-23T15:00:00Z"), iul)).toEqual(new Date("2026-11-25T15:00:00Z"));
	expect(heldUntil(new Date("2026-10-31T15:00:00Z"), fia)).toEqual(new Date("2026-11-03T15:00:00Z"));
});

test("free spots are what is left, at least 0", () => {
	expect(freeSpots(iul, 0)).toBe(50);
	expect(freeSpots(iul, 49)).toBe(1);
	expect(freeSpots(iul, 50)).toBe(0);
	expect(freeSpots(iul, 51)).toBe(0);
});

test("a claim is held until its end, and lapses unless it is booked", () => {
	const end = new Date("2026-11-25T15:00:00Z");
	const justBefore = new Date(end.getTime() - 1);
	const claim = { heldUntil: end, bookedAt: null, releasedAt: null };
	expect(claimState(claim, justBefore)).toBe("held");
	expect(claimState(claim, end)).toBe("lapsed");
	expect(claimState({ ...claim, bookedAt: justBefore }, end)).toBe("booked");
	expect(claimState({ ...claim, bookedAt: justBefore, releasedAt: end }, end)).toBe("released");
});
