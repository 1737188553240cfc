import type { BookingStatus } from "../bookings/booking-state.ts";
import type { LeadStatus } from "./lead-status.ts";

/** The last change of a lead's status. */
export interface LastStatusChange {
	/** Whether the site made it, not a person. */
	bySite: boolean;
	before: LeadStatus;
}

/**
 * The status that a booking gives to a lead. A booking moves it forward only: it opens no lead that somebody closed. A
 * canceled one takes back what the booking did, so that the lead is on the list of those who wait again; what a person
 * chose since then stays.
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
