import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { bookingEvents, contactSubmissions } from "#database/schema.ts";
import { type BookingEvent, bookingState } from "#domain/bookings/booking-state.ts";
import { readSchedulerEvent, type SchedulerEvent } from "#domain/bookings/scheduler-event.ts";
import { toPlainJson, toPlainText, toShortLine } from "#domain/text/plain-text.ts";
import { noteFirstContact } from "../lead-desk/work/first-contact.server.ts";
import { markBooked } from "../lead-desk/work/mark-booked.server.ts";
import { settleClaim } from "../offers/settle-claim.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { findLeadOfBooking } from "./find-lead-of-booking.server.ts";
import { isSignedByScheduler } from "./verify-signature.server.ts";

export type BookingResult =
	/** `isNew` is false if the same message came before. `leadId` is null if no lead matches. */
	{ ok: true; isNew: boolean; leadId: string | null } | { ok: false; code: "not_configured" | "wrong_signature" };

/**
 * Stores a message of the external scheduler and marks the lead as booked or canceled. Every correctly signed message
 * is stored, even without a lead or in an unknown format: after a day of refusals the scheduler would stop sending.
 */
export async function receiveBookingEvent(
	services: Pick<Services, "database" | "jobs" | "clock" | "env">,
	body: string,
	signature: string | null,
): Promise<BookingResult> {
	const { database, env, clock, jobs } = services;
	if (!env.bookingWebhookKey) return { ok: false, code: "not_configured" };
	const now = clock();
	if (!isSignedByScheduler(signature, body, env.bookingWebhookKey, now)) return { ok: false, code: "wrong_signature" };
	const message = parse(body);
	const event = readSchedulerEvent(message);
	return database.db.transaction(async (transaction) => {
		const found = event ? await findLeadOfBooking(transaction, event) : undefined;
		const [stored] = await transaction
			.insert(bookingEvents)
			.values({
				event_key: keyOf(event, body),
				kind: event?.kind ?? kindOf(message),
				invitee: event?.invitee,
				contact_submission_id: found?.leadId,
				matched_by: found?.by,
				email: event?.email,
				name: event?.name,
				starts_at: event?.startsAt,
				is_moved: event?.isMoved,
				payload: message,
				occurred_at: event?.occurredAt ?? now,
				created_at: now,
			})
			.onConflictDoNothing({ target: bookingEvents.event_key })
			.returning({ id: bookingEvents.id });
		const leadId = found?.leadId ?? null;
		if (!stored) return { ok: true, isNew: false, leadId };
		if (leadId) await markLead(transaction, leadId, now);
		// Rescheduling sends two messages. The cancellation of the old date needs no notice.
		if (!event?.isMoved) await jobs.enqueue(transaction, "notify-booking", { bookingEventId: stored.id });
		return { ok: true, isNew: true, leadId };
	});
}

/**
 * Recomputes the booking from all stored events, under a lock: messages come in any order, and two may come at once.
 * Each transaction already locks the lead's key through its stored event. "no key update" avoids a deadlock on it.
 */
async function markLead(transaction: Transaction, leadId: string, now: Date): Promise<void> {
	const ofLead = eq(contactSubmissions.id, leadId);
	await transaction.select({ id: contactSubmissions.id }).from(contactSubmissions).where(ofLead).for("no key update");
	const rows = await transaction.select().from(bookingEvents).where(eq(bookingEvents.contact_submission_id, leadId));
	const state = bookingState(rows.flatMap(toBookingEvent));
	if (!state) return;
	await transaction
		.update(contactSubmissions)
		.set({
			bookingStatus: state.status,
			bookingStartsAt: state.startsAt,
			bookingUpdatedAt: state.updatedAt,
			indexedAt: null,
		})
		.where(ofLead);
	// An address typed at the scheduler may be another person's, so it settles nobody's spot, meets no deadline and
	// takes no lead off the list of waiting ones.
	const ofVisitor = bookingState(rows.filter((row) => row.matched_by !== "email").flatMap(toBookingEvent));
	if (!ofVisitor) return;
	await settleClaim(transaction, leadId, ofVisitor.status === "booked" ? "booked" : "canceled", now);
	await markBooked(transaction, leadId, ofVisitor.status, now);
	// A person who chose a time was promised no call before it.
	if (ofVisitor.status === "booked") await noteFirstContact(transaction, leadId, ofVisitor.updatedAt);
}

function toBookingEvent(row: typeof bookingEvents.$inferSelect): BookingEvent[] {
	const { kind, invitee } = row;
	if (!invitee || (kind !== "invitee.created" && kind !== "invitee.canceled")) return [];
	return [{ kind, invitee, startsAt: row.starts_at, isMoved: row.is_moved, occurredAt: row.occurred_at }];
}

/** An invitee is booked once and canceled at most once; a moved booking has a new invitee. */
function keyOf(event: SchedulerEvent | null, body: string): string {
	return event ? `${event.kind} ${event.invitee}` : `sha256 ${createHash("sha256").update(body).digest("hex")}`;
}

/** Parses the message without characters that a database can't store, in keys and values. */
function parse(body: string): unknown {
	try {
		return toPlainJson(JSON.parse(body));
	} catch {
		return { unreadable: toPlainText(body) };
	}
}

function kindOf(message: unknown): string {
	const kind = typeof message === "object" && message !== null && "event" in message ? message.event : undefined;
	return typeof kind === "string" ? toShortLine(kind, 100) : "unknown";
}
