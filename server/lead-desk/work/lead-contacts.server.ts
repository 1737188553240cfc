import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
	bookingEvents,
	contactSubmissions,
	leadAppointments,
	leadCalls,
	leadChanges,
	leadCommands,
	leadDeliveries,
	leadReplies,
} from "#database/schema.ts";
import { contactOutcomes } from "#domain/lead-desk/call-outcome.ts";
import type { Transaction } from "../../platform/database/client.server.ts";

/**
 * Records when the agency was first and last in contact with a lead: a call that reached the person or their voicemail, an
 * email to them, or an appointment. The first one meets the deadline. A status that somebody sets doesn't count. The
 * scheduler's messages come late, so a contact that is recorded later may be an earlier one.
 */
export async function noteContact(transaction: Transaction, leadId: string, at: Date): Promise<void> {
	const { id, firstContactAt, lastContactAt } = contactSubmissions;
	const moment = sql`${at.toISOString()}::timestamptz`;
	await transaction
		.update(contactSubmissions)
		.set({
			firstContactAt: sql`least(${firstContactAt}, ${moment})`,
			lastContactAt: sql`greatest(${lastContactAt}, ${moment})`,
		})
		.where(eq(id, leadId));
}

/**
 * The time of the first or the last logged contact with a lead: calls that weren't withdrawn, emails, appointments. For an
 * update of the lead's row. It follows the same rules as the callers of `noteContact`.
 */
const loggedContact = (all: SQL, one: SQL) => sql`${all}(
	(SELECT ${one}(${leadCalls.calledAt}) FROM ${leadCalls} WHERE ${leadCalls.leadId} = ${contactSubmissions.id}
		AND ${leadCalls.outcome} IN ('reached', 'voicemail') AND ${leadCalls.withdrawnAt} IS NULL),
	(SELECT ${one}(${leadChanges.changedAt}) FROM ${leadChanges} WHERE ${leadChanges.leadId} = ${contactSubmissions.id}
		AND ${leadChanges.kind} = 'inbound' AND ${leadChanges.after} ->> 'way' IN ('called', 'walkedIn')
		AND NOT EXISTS (SELECT 1 FROM ${leadCommands} WHERE ${leadCommands.id} = ${leadChanges.commandId}
			AND ${leadCommands.undoneAt} IS NOT NULL)),
	(SELECT ${one}(${leadReplies.sentAt}) FROM ${leadReplies} WHERE ${leadReplies.leadId} = ${contactSubmissions.id}),
	(SELECT ${one}(${leadDeliveries.attemptedAt}) FROM ${leadDeliveries} WHERE ${leadDeliveries.leadId} = ${contactSubmissions.id}
		AND ${leadDeliveries.kind} = 'send-reply' AND ${leadDeliveries.outcome} = 'sent'),
	(SELECT ${one}(${bookingEvents.occurred_at}) FROM ${bookingEvents}
		WHERE ${bookingEvents.contact_submission_id} = ${contactSubmissions.id}
		AND ${bookingEvents.kind} = 'invitee.created' AND ${bookingEvents.matched_by} <> 'email'),
	(SELECT ${one}(${leadAppointments.createdAt}) FROM ${leadAppointments}
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

/**
 * Derives the first or the last contact again after the one of this moment was withdrawn. Another contact stays what it
 * is: the log may not have it any more.
 */
export async function deriveContacts(transaction: Transaction, leadId: string, withdrawn: Date): Promise<void> {
	const { id, firstContactAt, lastContactAt } = contactSubmissions;
	const moment = sql`${withdrawn.toISOString()}::timestamptz`;
	const [first, last] = [loggedContact(sql`least`, sql`min`), loggedContact(sql`greatest`, sql`max`)];
	await transaction
		.update(contactSubmissions)
		.set({
			firstContactAt: sql`CASE WHEN ${firstContactAt} = ${moment} THEN ${first} ELSE ${firstContactAt} END`,
			lastContactAt: sql`CASE WHEN ${lastContactAt} = ${moment}
				THEN greatest(${last}, nullif(${firstContactAt}, ${moment})) ELSE ${lastContactAt} END`,
		})
		.where(eq(id, leadId));
}
