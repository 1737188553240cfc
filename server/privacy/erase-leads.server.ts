import { and, asc, inArray, isNull, notInArray, or } from "drizzle-orm";
import {
	blogAnalytics,
	bookingEvents,
	complaints,
	contactSubmissions,
	conversionEvents,
	doNotCallChecks,
	leadAssignments,
	leadCalls,
	leadChanges,
	leadDeliveries,
	leadNotes,
	leadPresence,
	leadReplies,
	leadTasks,
	leadWords,
	offerClaims,
	visitorEvents,
	visitorProfiles,
} from "#database/schema.ts";
import { dropPersons } from "../lead-desk/persons/drop-persons.server.ts";
import { forgetCallsAbout } from "../lead-desk/webhooks/forget-calls.server.ts";
import { derivedId } from "../leads/lead-ids.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { deleteJobsOf } from "./delete-jobs.server.ts";

type Columns = typeof contactSubmissions.$inferInsert;

/** What an erased lead no longer says. Its ids stay, so that a retry can't store it again. */
const nothing = {
	status: "erased",
	statusReason: null,
	valueCents: null,
	ownerId: null,
	promise: null,
	firstContactAt: null,
	nextTaskAt: null,
	nextCallableAt: null,
	callableUntil: null,
	source: null,
	emailKey: null,
	phoneKey: null,
	personId: null,
	suppressed: false,
	firstName: "",
	lastName: "",
	email: null,
	phone: null,
	message: "",
	subject: "",
	product: null,
	state: null,
	notOffered: false,
	details: {},
	bookingStatus: null,
	bookingStartsAt: null,
	bookingUpdatedAt: null,
	sessionId: null,
	pageSource: "",
	formUrl: null,
	referrer: null,
	utmSource: null,
	utmMedium: null,
	utmCampaign: null,
	userAgent: null,
	ipAddress: "",
	securityMetadata: null,
	spamReasons: [],
	lastReminderAt: null,
	reminderClaimedAt: null,
	deletedAt: null,
	importId: null,
} satisfies Partial<Columns>;

/** What staff did about a lead, and what finds it. */
const workOnLeads = [
	leadCalls,
	leadChanges,
	leadDeliveries,
	leadNotes,
	leadPresence,
	leadReplies,
	leadTasks,
	leadWords,
] as const;

interface ErasedLead {
	id: string;
	sessionId: string | null;
}

/**
 * Empties leads and deletes all that hangs on them. The consent record stays in its sealed place: no screen, email or
 * copy of data shows it any more, because all of them start from the lead.
 */
export async function eraseLeads(transaction: Transaction, leads: readonly ErasedLead[], now: Date): Promise<void> {
	if (leads.length === 0) return;
	const ids = leads.map(({ id }) => id);
	// Whoever is writing something about a lead finishes first, and whoever comes later finds it erased.
	const { id: leadId, personId } = contactSubmissions;
	const erased = await transaction
		.select({ personId })
		.from(contactSubmissions)
		.where(inArray(leadId, ids))
		.orderBy(asc(leadId))
		.for("update");
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
	await deleteJobsOf(transaction, [...ids, ...bookings.map(({ id }) => id)]);
	await transaction
		.update(contactSubmissions)
		.set({ ...nothing, erasedAt: now })
		.where(inArray(contactSubmissions.id, ids));
	await dropPersons(
		transaction,
		erased.flatMap(({ personId }) => personId ?? []),
	);
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
