import { createHash } from "node:crypto";
import { bookingEvents } from "#database/schema.ts";
import { readSchedulerEvent, type SchedulerEvent } from "#domain/bookings/scheduler-event.ts";
import { toPlainJson, toPlainText, toShortLine } from "#domain/text/plain-text.ts";
import { refreshBooking } from "../lead-desk/appointments/refresh-booking.server.ts";
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
		if (leadId) await refreshBooking(transaction, leadId, now);
		// Rescheduling sends two messages. The cancellation of the old date needs no notice.
		if (!event?.isMoved) await jobs.enqueue(transaction, "notify-booking", { bookingEventId: stored.id });
		return { ok: true, isNew: true, leadId };
	});
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
