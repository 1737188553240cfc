import type { BookingStatus } from "../bookings/booking-state.ts";
import type { LeadStatus } from "./lead-status.ts";

/** The last change of a lead's status. */
export interface LastStatusChange {
	/** True if the site made it, not a person. */
	bySite: boolean;
	before: LeadStatus;
}

/**
 * The status that a booking gives to a lead. A booking only moves it forward: it never reopens a lead that somebody
 * closed. A cancellation reverts what the booking did, so that the lead is waiting again; changes that a person made
 * since then stay.
 * @returns null if nothing changes
 */
export function statusAfterBooking(
	status: LeadStatus,
	booking: BookingStatus,
	last: LastStatusChange | null,
): LeadStatus | null {
	if (booking === "booked") return ["new", "contacted", "qualified"].includes(status) ? "booked" : null;
	return status === "booked" && last?.bySite ? last.before : null;
}
