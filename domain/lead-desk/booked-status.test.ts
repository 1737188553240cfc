import { expect, test } from "vitest";
import { statusAfterBooking } from "./booked-status.ts";
import { leadStatuses } from "./lead-status.ts";

test("a booking moves a lead forward, and opens none that is closed", () => {
	const after = leadStatuses.map((status) => statusAfterBooking(status, "booked", null));
	expect(after).toEqual(["booked", "booked", "booked", null, null, null, null]);
});

test("a canceled booking takes back what the booking did, and nothing that a person chose", () => {
	const bySite = { bySite: true, before: "contacted" } as const;
	expect(statusAfterBooking("booked", "cancelled", bySite)).toBe("contacted");
	expect(statusAfterBooking("booked", "cancelled", { ...bySite, bySite: false })).toBeNull();
	expect(statusAfterBooking("booked", "cancelled", null)).toBeNull();
	expect(statusAfterBooking("won", "cancelled", bySite)).toBeNull();
});
