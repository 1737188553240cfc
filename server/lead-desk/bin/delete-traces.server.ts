import { and, inArray, isNull, notInArray, or } from "drizzle-orm";
import {
	blogAnalytics,
	bookingEvents,
	complaints,
	contactSubmissions,
	conversionEvents,
	doNotCallChecks,
	leadAppointments,
	leadAssignments,
	leadCalls,
	leadChanges,
	leadDeliveries,
	leadNotes,
	leadPolicies,
	leadPresence,
	leadReplies,
	leadTasks,
	leadWords,
	offerClaims,
	visitorEvents,
	visitorProfiles,
} from "#database/schema.ts";
import { derivedId } from "../../leads/lead-ids.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { forgetCallsAbout } from "../webhooks/forget-calls.server.ts";

/** Staff's work on a lead, and its search index. */
const workOnLeads = [
	leadAppointments,
	leadCalls,
	leadChanges,
	leadDeliveries,
	leadNotes,
	leadPolicies,
	leadPresence,
	leadReplies,
	leadTasks,
	leadWords,
] as const;

export interface TracedLead {
	id: string;
	sessionId: string | null;
}

/**
 * Deletes the rows that belong to leads. Lock the leads first.
 * @returns the ids of their bookings
 */
export async function deleteTraces(transaction: Transaction, leads: readonly TracedLead[]): Promise<string[]> {
	const ids = leads.map(({ id }) => id);
	const sessions = leads.flatMap(({ sessionId }) => sessionId ?? []);
	const ofLeads = inArray(visitorProfiles.contact_submission_id, ids);
	await transaction.delete(visitorProfiles).where(or(ofLeads, inArray(visitorProfiles.session_id, sessions)));
	await transaction.delete(visitorEvents).where(inArray(visitorEvents.session_id, sessions));
	const conversions = ids.map((id) => derivedId(id, "conversion"));
	await transaction
		.delete(conversionEvents)
		.where(or(inArray(conversionEvents.id, conversions), inArray(conversionEvents.session_id, sessions)));
	await transaction.delete(blogAnalytics).where(inArray(blogAnalytics.visitor_session_id, sessions));
	await transaction.delete(offerClaims).where(inArray(offerClaims.lead_id, ids));
	for (const table of workOnLeads) await transaction.delete(table).where(inArray(table.leadId, ids));
	const { leadId: assigned } = leadAssignments;
	await transaction.update(leadAssignments).set({ leadId: null, reasons: null }).where(inArray(assigned, ids));
	await deleteChecks(transaction, ids);
	await forgetCallsAbout(transaction, ids);
	// The law requires a record of complaints (decision 068). They no longer lead to the person's other data.
	await transaction.update(complaints).set({ leadId: null }).where(inArray(complaints.leadId, ids));
	const bookings = await transaction
		.delete(bookingEvents)
		.where(inArray(bookingEvents.contact_submission_id, ids))
		.returning({ id: bookingEvents.id });
	return bookings.map(({ id }) => id);
}

/** The do-not-call checks of their numbers, unless another lead has the number, too. */
async function deleteChecks(transaction: Transaction, ids: readonly string[]): Promise<void> {
	const { id, phoneKey, erasedAt } = contactSubmissions;
	const own = transaction
		.select({ phoneKey })
		.from(contactSubmissions)
		.where(inArray(id, [...ids]));
	const others = transaction
		.select({ phoneKey })
		.from(contactSubmissions)
		.where(and(notInArray(id, [...ids]), isNull(erasedAt), inArray(phoneKey, own)));
	const { phoneKey: checked } = doNotCallChecks;
	await transaction.delete(doNotCallChecks).where(and(inArray(checked, own), notInArray(checked, others)));
}
