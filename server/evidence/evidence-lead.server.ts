import { eq } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { mayExportEvidence } from "#domain/lead-desk/lead-access.ts";
import type { Database } from "../platform/database/client.server.ts";
import { type ChosenOf, type ColumnChoices, chosenOf } from "../platform/database/column-choices.ts";

const isInternal = "means something to this site alone";
const isDerived = "derived for our lists";
const inChanges = "the pack has every change of it";
const inBookings = "the pack has every booking";
const inAddress = "the address of the page has it";

/** The columns that a pack is made of. */
export const evidenceColumns = {
	id: true,
	submissionId: isInternal,
	service: "`form` says more",
	kind: true,
	status: true,
	statusReason: inChanges,
	valueCents: "what a client pays proves nothing",
	ownerId: "the pack has every assignment",
	revision: isInternal,
	eventNumber: isInternal,
	firstName: true,
	lastName: true,
	email: true,
	phone: true,
	message: true,
	subject: true,
	product: true,
	referredBy: true,
	state: true,
	notOffered: true,
	details: true,
	bookingStatus: inBookings,
	bookingStartsAt: inBookings,
	bookingUpdatedAt: inBookings,
	locale: true,
	sessionId: "`linked` names no visits",
	pageSource: true,
	formUrl: true,
	referrer: true,
	utmSource: inAddress,
	utmMedium: inAddress,
	utmCampaign: inAddress,
	userAgent: true,
	ipAddress: true,
	securityMetadata: "measures of our defense, which a pack would give away",
	spamReasons: true,
	isTest: "its subject and its consent text say so",
	digestedAt: inChanges,
	releasedAt: inChanges,
	spamConfirmedAt: inChanges,
	reviewDueAt: "the person was promised what `promise` says",
	contactDueAt: true,
	promise: true,
	shown: true,
	firstContactAt: true,
	lastContactAt: isDerived,
	overdueAlertedAt: isInternal,
	nextTaskAt: isInternal,
	nextCallableAt: isDerived,
	callableUntil: isDerived,
	source: true,
	emailKey: true,
	phoneKey: true,
	personId: true,
	isClient: isDerived,
	suppressed: "the pack has each request to stop",
	indexedAt: isDerived,
	lastReminder: "the pack has every email as a delivery",
	lastReminderAt: "the pack has every email as a delivery",
	reminderClaimedAt: isInternal,
	createdAt: true,
	importId: true,
	erasedAt: true,
	deletedAt: true,
	sortName: isDerived,
	isListed: true,
} as const satisfies ColumnChoices<typeof contactSubmissions.$inferSelect>;

/** A lead as packs read it. */
export type EvidenceLead = ChosenOf<typeof contactSubmissions.$inferSelect, typeof evidenceColumns>;

/** How many entries of each list a pack holds at most: the newest. */
export const maxEntries = 5000;

/**
 * A lead in any state, because a complaint may come when it is deleted or erased. Null if the reader may not export
 * evidence.
 */
export async function findEvidenceLead(
	db: Database,
	{ role }: Pick<LeadReader, "role">,
	leadId: string,
): Promise<EvidenceLead | null> {
	if (!mayExportEvidence(role)) return null;
	const [lead] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, leadId));
	return lead ? chosenOf(lead, evidenceColumns) : null;
}

/** The newest entries of a list that was read with one more than a pack holds, in the order in which they happened. */
export function newestOf<Row>(name: string, rows: readonly Row[], cut: string[]): Row[] {
	if (rows.length > maxEntries) cut.push(name);
	return rows.slice(0, maxEntries).reverse();
}
