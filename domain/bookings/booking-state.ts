import type { SchedulerEventKind } from "./scheduler-event.ts";

export type BookingStatus = "booked" | "cancelled";

export interface BookingEvent {
	kind: SchedulerEventKind;
	invitee: string;
	startsAt: Date | null;
	/** A cancellation that is one half of moving the talk to another time. */
	isMoved: boolean;
	occurredAt: Date;
}

export interface BookingState {
	status: BookingStatus;
	startsAt: Date | null;
	updatedAt: Date;
}

/**
 * Where a person's bookings stand, told from everything that the scheduler has said so far. Messages may come late, in
 * any order, so none of them is taken as the last word: whoever has been cancelled stays cancelled, even if word of the
 * booking comes after. Of several talks that stand, the one that was booked last counts. A talk that is being moved
 * stands, though its new time may not be known yet.
 * @returns null when nothing was ever booked or cancelled
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
