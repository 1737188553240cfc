import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import {
	bookingEvents,
	contactSubmissions,
	leadAppointments,
	leadCalls,
	leadChanges,
	leadCommands,
	leadReplies,
} from "#database/schema.ts";
import { contactOutcomes } from "#domain/lead-desk/call-outcome.ts";
import type { Transaction } from "../../platform/database/client.server.ts";

/**
 * Records when the agency was first in contact with a lead: a call that reached the person or their voicemail, an email
 * to them, or an appointment. This meets the deadline. Later contacts change nothing, and a status that somebody sets
 * doesn't count.
 */
export async function noteFirstContact(transaction: Transaction, leadId: string, at: Date): Promise<void> {
	const { id, firstContactAt } = contactSubmissions;
	await transaction
		.update(contactSubmissions)
		.set({ firstContactAt: at })
		.where(and(eq(id, leadId), isNull(firstContactAt)));
}

/**
 * The time of the first logged contact with a lead: calls that weren't withdrawn, emails, appointments. For an update
 * of the lead's row. It follows the same rules as the callers of `noteFirstContact`.
 */
const loggedContact = sql`least(
	(SELECT min(${leadCalls.calledAt}) FROM ${leadCalls} WHERE ${leadCalls.leadId} = ${contactSubmissions.id}
		AND ${leadCalls.outcome} IN ('reached', 'voicemail') AND ${leadCalls.withdrawnAt} IS NULL),
	(SELECT min(${leadChanges.changedAt}) FROM ${leadChanges} WHERE ${leadChanges.leadId} = ${contactSubmissions.id}
		AND ${leadChanges.kind} = 'inbound' AND ${leadChanges.after} ->> 'way' IN ('called', 'walkedIn')
		AND NOT EXISTS (SELECT 1 FROM ${leadCommands} WHERE ${leadCommands.id} = ${leadChanges.commandId}
			AND ${leadCommands.undoneAt} IS NOT NULL)),
	(SELECT min(${leadReplies.sentAt}) FROM ${leadReplies} WHERE ${leadReplies.leadId} = ${contactSubmissions.id}),
	(SELECT min(${bookingEvents.occurred_at}) FROM ${bookingEvents}
		WHERE ${bookingEvents.contact_submission_id} = ${contactSubmissions.id}
		AND ${bookingEvents.kind} = 'invitee.created' AND ${bookingEvents.matched_by} <> 'email'),
	(SELECT min(${leadAppointments.createdAt}) FROM ${leadAppointments}
		WHERE ${leadAppointments.leadId} = ${contactSubmissions.id}
		AND ${leadAppointments.invitee} IS NULL AND ${leadAppointments.state} <> 'withdrawn')
)`;

/** True if something stands that makes a new lead a contacted one. */
export async function isContacted(transaction: Transaction, leadId: string): Promise<boolean> {
	const { id, firstContactAt } = contactSubmissions;
	const [lead] = await transaction.select({ firstContactAt }).from(contactSubmissions).where(eq(id, leadId));
	const { outcome, withdrawnAt } = leadCalls;
	const attempts = and(eq(leadCalls.leadId, leadId), inArray(outcome, [...contactOutcomes]), isNull(withdrawnAt));
	return Boolean(lead?.firstContactAt) || (await transaction.$count(leadCalls, attempts)) > 0;
}

/** Derives the first contact again after the call that may have been it was withdrawn. */
export async function deriveFirstContact(transaction: Transaction, leadId: string): Promise<void> {
	await transaction
		.update(contactSubmissions)
		.set({ firstContactAt: loggedContact })
		.where(eq(contactSubmissions.id, leadId));
}
