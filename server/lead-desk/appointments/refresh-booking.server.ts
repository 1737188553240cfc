import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { bookingEvents, contactSubmissions, leadAppointments } from "#database/schema.ts";
import { type BookingEvent, bookingState } from "#domain/bookings/booking-state.ts";
import { readSchedulerEvent } from "#domain/bookings/scheduler-event.ts";
import { settleClaim } from "../../offers/settle-claim.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { noteContact } from "../work/lead-contacts.server.ts";
import { markBooked } from "../work/mark-booked.server.ts";

type Message = typeof bookingEvents.$inferSelect;
type Appointment = typeof leadAppointments.$inferSelect;

/** For a message that names no end. */
const usualMinutes = 30;

/**
 * Derives a lead's appointments from the scheduler's messages, and its booking from all its appointments, under a lock:
 * messages come in any order, and two may come at once. "no key update" avoids a deadlock on the lead's key, which a
 * stored message has locked.
 */
export async function refreshBooking(transaction: Transaction, leadId: string, now: Date): Promise<void> {
	const ofLead = eq(contactSubmissions.id, leadId);
	await transaction.select({ id: contactSubmissions.id }).from(contactSubmissions).where(ofLead).for("no key update");
	const messages = await transaction
		.select()
		.from(bookingEvents)
		.where(eq(bookingEvents.contact_submission_id, leadId));
	for (const message of messages) await storeBooked(transaction, leadId, message, messages);
	const appointments = await transaction.select().from(leadAppointments).where(eq(leadAppointments.leadId, leadId));
	const missed = new Set(appointments.flatMap(({ state, invitee }) => (state === "noShow" && invitee) || []));
	const byStaff = appointments.flatMap((one) => (one.invitee && !missed.has(one.invitee) ? [] : eventsOf(one)));
	const state = bookingState([...messages.flatMap(toBookingEvent), ...byStaff]);
	await transaction
		.update(contactSubmissions)
		.set({
			bookingStatus: state?.status ?? null,
			bookingStartsAt: state?.startsAt ?? null,
			bookingUpdatedAt: state?.updatedAt ?? null,
			indexedAt: null,
		})
		.where(ofLead);
	// An address typed at the scheduler may be another person's, so it settles nobody's spot, meets no deadline and
	// takes no lead off the list of waiting ones.
	const sure = messages.filter((row) => row.matched_by !== "email").flatMap(toBookingEvent);
	const ofVisitor = bookingState([...sure, ...byStaff]);
	const isBooked = ofVisitor?.status === "booked";
	if (ofVisitor) await settleClaim(transaction, leadId, isBooked ? "booked" : "canceled", now);
	// Without any, the last one was withdrawn.
	if (ofVisitor || !state) await markBooked(transaction, leadId, isBooked ? "booked" : "cancelled", now);
	// A person who chose a time was promised no call before it.
	if (ofVisitor && isBooked) await noteContact(transaction, leadId, ofVisitor.updatedAt);
}

/** Stores an appointment that the scheduler reports. How it went is for staff to say. */
async function storeBooked(
	transaction: Transaction,
	leadId: string,
	message: Message,
	messages: readonly Message[],
): Promise<void> {
	const { kind, invitee, starts_at: startsAt, occurred_at: createdAt } = message;
	if (kind !== "invitee.created" || !invitee || !startsAt) return;
	const canceled = messages.find((other) => other.kind === "invitee.canceled" && other.invitee === invitee);
	const event = readSchedulerEvent(message.payload);
	const lasts = event?.endsAt ? Math.round((event.endsAt.getTime() - startsAt.getTime()) / 60_000) : 0;
	const values = {
		leadId,
		startsAt,
		minutes: lasts > 0 && lasts <= 24 * 60 ? lasts : usualMinutes,
		way: event?.way ?? ("phone" as const),
		place: event?.place ?? "",
		state: canceled ? ("canceled" as const) : ("planned" as const),
		createdAt,
		changedAt: canceled?.occurred_at ?? createdAt,
	};
	await transaction
		.insert(leadAppointments)
		.values({ id: randomUUID(), invitee, ...values })
		.onConflictDoUpdate({
			target: leadAppointments.invitee,
			set: values,
			setWhere: eq(leadAppointments.state, "planned"),
		});
}

function toBookingEvent({ kind, invitee, ...row }: Message): BookingEvent[] {
	if (!invitee || (kind !== "invitee.created" && kind !== "invitee.canceled")) return [];
	return [{ kind, invitee, startsAt: row.starts_at, isMoved: row.is_moved, occurredAt: row.occurred_at }];
}

/** What staff did with an appointment, as the scheduler would report it. Somebody who didn't come waits again. */
function eventsOf({ id, invitee, state, startsAt, createdAt, changedAt }: Appointment): BookingEvent[] {
	if (state === "withdrawn") return [];
	const event = { invitee: invitee ?? id, startsAt, isMoved: false };
	const created = { ...event, kind: "invitee.created" as const, occurredAt: createdAt };
	if (state === "planned" || state === "done") return invitee ? [] : [created];
	return [created, { ...event, kind: "invitee.canceled", occurredAt: changedAt }];
}
