import type { SchedulerEvent } from "./scheduler-event.ts";

export type BookingStatus = "booked" | "cancelled";

export type BookingEvent = Pick<SchedulerEvent, "kind" | "invitee" | "startsAt" | "isMoved"> & { occurredAt: Date };

export interface BookingState {
	status: BookingStatus;
	startsAt: Date | null;
	updatedAt: Date;
}

/**
 * A person's booking status, computed from all scheduler events so far. Events may arrive late and in any order: a
 * canceled booking stays canceled even if its booking event arrives later. If there are several active appointments,
 * the one booked last counts. An appointment that is being rescheduled is active, even if its new time isn't known yet.
 * @returns null if nothing was ever booked or canceled
 */
export function bookingState(events: readonly BookingEvent[]): BookingState | null {
	const cancellations = events.filter(({ kind }) => kind === "invitee.canceled");
	const canceled = new Set(cancellations.map(({ invitee }) => invitee));
	const active = events.filter(({ kind, invitee }) => kind === "invitee.created" && !canceled.has(invitee));
	const deciding = latest(active) ?? latest(cancellations);
	const newest = latest(events);
	if (!deciding || !newest) return null;
	const isBooked = deciding.kind === "invitee.created" || deciding.isMoved;
	return { status: isBooked ? "booked" : "cancelled", startsAt: deciding.startsAt, updatedAt: newest.occurredAt };
}

function latest(events: readonly BookingEvent[]): BookingEvent | undefined {
	return events.toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime()).at(-1);
}
