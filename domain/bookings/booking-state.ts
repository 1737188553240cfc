import type { SchedulerEventKind } from "./scheduler-event.ts";

export type BookingStatus = "booked" | "cancelled";

export interface BookingEvent {
	kind: SchedulerEventKind;
	invitee: string;
	startsAt: Date | null;
	/** A cancellation that is one half of rescheduling. */
	isMoved: boolean;
	occurredAt: Date;
}

export interface BookingState {
	status: BookingStatus;
	startsAt: Date | null;
	updatedAt: Date;
}

/**
 * A person's booking status, computed from everything that the scheduler has sent so far. Messages may come late and
 * in any order, so the latest one does not decide: a canceled booking stays canceled, even if its booking message
 * comes later. Of several active appointments the one booked last counts. An appointment that is being rescheduled is
 * active, though its new time may not be known yet.
 * @returns null if nothing was ever booked or canceled
 */
export function bookingState(events: readonly BookingEvent[]): BookingState | null {
	const cancellations = events.filter(({ kind }) => kind === "invitee.canceled");
	const ended = new Set(cancellations.map(({ invitee }) => invitee));
	const standing = events.filter(({ kind, invitee }) => kind === "invitee.created" && !ended.has(invitee));
	const deciding = latest(standing) ?? latest(cancellations);
	const newest = latest(events);
	if (!deciding || !newest) return null;
	const isBooked = deciding.kind === "invitee.created" || deciding.isMoved;
	return { status: isBooked ? "booked" : "cancelled", startsAt: deciding.startsAt, updatedAt: newest.occurredAt };
}

function latest(events: readonly BookingEvent[]): BookingEvent | undefined {
	return events.toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime()).at(-1);
}
