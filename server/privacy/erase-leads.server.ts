import { asc, inArray } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { deleteTraces, type TracedLead } from "../lead-desk/bin/delete-traces.server.ts";
import { dropPersons } from "../lead-desk/persons/drop-persons.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { ReasonsForOthers } from "../platform/database/column-choices.ts";
import { deleteJobsOf } from "./delete-jobs.server.ts";

type Columns = typeof contactSubmissions.$inferInsert;
type Lead = typeof contactSubmissions.$inferSelect;

/** The columns that an erased lead loses. Its ids stay, so that a retry can't store it again. */
export const nothing = {
	status: "erased",
	statusReason: null,
	valueCents: null,
	ownerId: null,
	promise: null,
	shown: null,
	firstContactAt: null,
	lastContactAt: null,
	nextTaskAt: null,
	nextCallableAt: null,
	callableUntil: null,
	source: null,
	emailKey: null,
	phoneKey: null,
	personId: null,
	suppressed: false,
	isClient: false,
	firstName: "",
	lastName: "",
	email: null,
	phone: null,
	message: "",
	subject: "",
	product: null,
	referredBy: null,
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

const isCount = "counts changes and says nothing of the person";
const isDeadline = "says when the site had to act, for the figures of kept promises";
const isReview = "says when staff looked at it, not at whom";

/** The columns that an erased lead keeps, with the reasons. */
export const kept = {
	id: "the consent record refers to it",
	submissionId: "a retry of the browser must not store the lead again",
	service: "says which part of the site received it",
	kind: "says which form was sent, for the figures",
	isTest: "keeps it out of the figures",
	locale: "says in which language the page was",
	createdAt: "says when the consent record began",
	revision: isCount,
	eventNumber: isCount,
	reviewDueAt: isDeadline,
	contactDueAt: isDeadline,
	overdueAlertedAt: isDeadline,
	digestedAt: isReview,
	releasedAt: isReview,
	spamConfirmedAt: isReview,
	indexedAt: "the sweep must not derive anything again",
	lastReminder: "no reminder may go out again",
	erasedAt: "says that it is erased",
	sortName: "the database derives it from the name",
	isListed: "the database derives it",
} satisfies ReasonsForOthers<Lead, keyof typeof nothing>;

/**
 * Empties leads and deletes all that hangs on them. The consent record stays in its sealed place: no screen, email or
 * copy of data shows it any more, because all of them start from the lead.
 */
export async function eraseLeads(transaction: Transaction, leads: readonly TracedLead[], now: Date): Promise<void> {
	if (leads.length === 0) return;
	const ids = leads.map(({ id }) => id);
	// Anyone who is writing about a lead finishes first; anyone who comes later finds it erased.
	const { id: leadId, personId } = contactSubmissions;
	const erased = await transaction
		.select({ personId })
		.from(contactSubmissions)
		.where(inArray(leadId, ids))
		.orderBy(asc(leadId))
		.for("update");
	const bookings = await deleteTraces(transaction, leads);
	await deleteJobsOf(transaction, [...ids, ...bookings]);
	await transaction
		.update(contactSubmissions)
		.set({ ...nothing, erasedAt: now })
		.where(inArray(contactSubmissions.id, ids));
	await dropPersons(
		transaction,
		erased.flatMap(({ personId }) => personId ?? []),
	);
}
