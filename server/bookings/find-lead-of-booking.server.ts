import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { bookingEvents, contactSubmissions } from "#database/schema.ts";
import type { SchedulerEvent } from "#domain/bookings/scheduler-event.ts";
import { isRealLead } from "../leads/is-real-lead.server.ts";
import { leadIsThere } from "../leads/lead-is-there.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";

export interface FoundLead {
	leadId: string;
	by: "reference" | "earlier_booking" | "email";
}

/**
 * Finds the lead of a scheduler message. The most reliable match comes first: the reference that we passed, then an
 * earlier message about the same booking, then the newest lead with that email address. Deleted leads don't count:
 * nobody would see the appointment.
 */
export async function findLeadOfBooking(
	transaction: Transaction,
	event: SchedulerEvent,
): Promise<FoundLead | undefined> {
	if (event.references.length > 0) {
		const { id, submissionId } = contactSubmissions;
		const leadId = await newestLead(
			transaction,
			or(inArray(id, event.references), inArray(submissionId, event.references)),
		);
		if (leadId) return { leadId, by: "reference" };
	}
	const [earlier] = await transaction
		.select({ leadId: bookingEvents.contact_submission_id, by: bookingEvents.matched_by })
		.from(bookingEvents)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, bookingEvents.contact_submission_id))
		.where(and(inArray(bookingEvents.invitee, [event.invitee, ...event.relatedInvitees]), leadIsThere))
		.limit(1);
	// A match by address stays one, however often the booking moves.
	if (earlier?.leadId) return { leadId: earlier.leadId, by: earlier.by === "email" ? "email" : "earlier_booking" };
	if (!event.email) return undefined;
	const leadId = await newestLead(
		transaction,
		and(isRealLead, eq(sql`lower(${contactSubmissions.email})`, event.email)),
	);
	return leadId ? { leadId, by: "email" } : undefined;
}

async function newestLead(transaction: Transaction, condition: SQL | undefined): Promise<string | undefined> {
	const [lead] = await transaction
		.select({ id: contactSubmissions.id })
		.from(contactSubmissions)
		.where(and(condition, leadIsThere))
		.orderBy(desc(contactSubmissions.createdAt))
		.limit(1);
	return lead?.id;
}
