import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	customType,
	index,
	integer,
	jsonb,
	pgTable,
	smallint,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import type { LeadPromise } from "#domain/lead-desk/lead-promise.ts";
import type { LeadStatus, LossReason } from "#domain/lead-desk/lead-status.ts";
import type { LeadProduct } from "#domain/leads/lead.ts";
import type { LeadDetails } from "#domain/leads/lead-details.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { ShownVersions } from "#domain/leads/shown-versions.ts";
import { users } from "./accounts.ts";
import { whoAwaitContact } from "./awaits-contact.ts";
import { leadImports } from "./lead-imports.ts";
import { leadPersons } from "./persons.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
/** Text in byte order: the same on every server, whatever its language is. */
export const byteOrdered = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Leads. Only this table translates the names of the wire (columns) into those of the code (properties). */
export const contactSubmissions = pgTable(
	"contact_submissions",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** Created in the browser: a retry has the same id. */
		submissionId: uuid("submission_id").notNull().unique(),
		service: text().notNull(),
		/** Which form it came from. */
		kind: text().$type<LeadKind>().notNull().default("contact"),
		status: text().$type<LeadStatus | "erased">().notNull().default("new"),
		/** Why it was lost. */
		statusReason: text("status_reason").$type<LossReason>(),
		/** The annual value of a won lead. */
		valueCents: bigint("value_cents", { mode: "number" }),
		/** The person who works it. Null if nobody has taken it. */
		ownerId: text("owner_id").references(() => users.id, { onDelete: "set null" }),
		/** Grows with each change that staff make, so that nobody saves over a newer one without seeing it. */
		revision: integer().notNull().default(0),
		/** How many events of it `lead_events` has counted. A trigger keeps it. */
		eventNumber: integer("event_number").notNull().default(0),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull(),
		/** Null if a visitor left only a phone number in the chat. */
		email: text(),
		phone: text(),
		/** Empty if the form asks for none. */
		message: text().notNull(),
		subject: text().notNull(),
		/** The product, or `recruiting`. */
		product: text().$type<LeadProduct>(),
		/** The visitor's state, as two letters. */
		state: text(),
		/** Who recommended us, or what else brought them, as staff noted it. */
		referredBy: text("referred_by"),
		/** True if the agency may not offer that product in that state. Staff still reply. */
		notOffered: boolean("not_offered").notNull().default(false),
		/** Answers to the questions of this kind of form besides name and contact. */
		details: jsonb().$type<LeadDetails>().notNull().default({}),
		/** Null until the external scheduler reports a booking. The stored spelling is British. */
		bookingStatus: text("booking_status", { enum: ["booked", "cancelled"] }),
		bookingStartsAt: instant("booking_starts_at"),
		bookingUpdatedAt: instant("booking_updated_at"),
		locale: text().notNull(),
		sessionId: uuid("session_id"),
		pageSource: text("page_source").notNull(),
		formUrl: text("form_url"),
		referrer: text(),
		utmSource: text("utm_source"),
		utmMedium: text("utm_medium"),
		utmCampaign: text("utm_campaign"),
		userAgent: text("user_agent"),
		ipAddress: text("ip_address").notNull(),
		securityMetadata: jsonb("security_metadata").$type<object>(),
		/** Why the lead looks like spam. Staff review it; the visitor gets no email. */
		spamReasons: text("spam_reasons").array().notNull().default(sql`'{}'::text[]`),
		/** True if staff sent it to try the site. `isRealLead` keeps it out of counts and away from others. */
		isTest: boolean("is_test").notNull().default(false),
		/** When staff were notified of it, together with other leads that look like spam. */
		digestedAt: instant("digested_at"),
		/** When staff found that it isn't spam. */
		releasedAt: instant("released_at"),
		/** When staff found that it is. It stays marked, and nobody has to judge it again. */
		spamConfirmedAt: instant("spam_confirmed_at"),
		reviewDueAt: instant("review_due_at").notNull(),
		contactDueAt: instant("contact_due_at").notNull(),
		/** The response time that the visitor read. Null if the page promised none. */
		promise: jsonb().$type<LeadPromise>(),
		/** What the site showed at that time. Null if nothing was recorded: imported leads, and those from before. */
		shown: jsonb().$type<ShownVersions>(),
		/** When somebody first called, emailed or met the person. The deadline is met by it. */
		firstContactAt: instant("first_contact_at"),
		/** When somebody last did. */
		lastContactAt: instant("last_contact_at"),
		/** When staff were notified that the deadline has passed. */
		overdueAlertedAt: instant("overdue_alerted_at"),
		/** When the first open task is due. */
		nextTaskAt: instant("next_task_at"),
		/** From when until when the person may be called next. Null if not before somebody does something about it. */
		nextCallableAt: instant("next_callable_at"),
		callableUntil: instant("callable_until"),
		/** The campaign or the site that brought the visitor; see `domain/conversions/visit-source.ts`. */
		source: text(),
		/** The spellings in which people are compared; see `domain/contacts/match-key.ts`. */
		emailKey: text("email_key"),
		phoneKey: text("phone_key"),
		/** The person whose lead it is. Null until the sweep has linked it, and while it looks like spam. */
		personId: uuid("person_id").references(() => leadPersons.id),
		/** True if the person asked us to stop, or the address takes no emails. */
		suppressed: boolean().notNull().default(false),
		/** True if the lead is won or has a policy in force. */
		isClient: boolean("is_client").notNull().default(false),
		/** When the fields above that derive from others were last derived. Null asks for it. */
		indexedAt: instant("indexed_at"),
		/** Which reminder went out last: 0 for none. */
		lastReminder: smallint("last_reminder").notNull().default(0),
		lastReminderAt: instant("last_reminder_at"),
		/** Since when a process sends the next one. A claim that is older than a few minutes was left by a process that died. */
		reminderClaimedAt: instant("reminder_claimed_at"),
		createdAt: instant("created_at").notNull().defaultNow(),
		/** The file that it came in. Null for a visitor's. Nobody promised such a person anything, and they agreed to nothing. */
		importId: uuid("import_id").references(() => leadImports.id, { onDelete: "set null" }),
		/** When the person's data was deleted. The empty row stays: the consent record refers to it. */
		erasedAt: instant("erased_at"),
		/** When staff deleted it. For 30 days they can restore it. */
		deletedAt: instant("deleted_at"),
		/** What the list calls the person, in lower case without accents, so that the list can be sorted by it. */
		sortName: byteOrdered("sort_name")
			.notNull()
			.generatedAlwaysAs(
				sql`translate(lower(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email, '')), 'ÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝáàâãäåçéèêëíìîïñóòôõöúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy')`,
			),
		/** True if the list of leads shows it: not in quarantine, not deleted, not erased. */
		isListed: boolean("is_listed")
			.notNull()
			.generatedAlwaysAs(
				sql`erased_at IS NULL AND deleted_at IS NULL AND (cardinality(spam_reasons) = 0 OR released_at IS NOT NULL)`,
			),
	},
	(table) => [
		...listIndexes(table),
		index("contact_submissions_created_at_index").on(table.createdAt.desc()),
		index("contact_submissions_quarantine_index")
			.on(table.createdAt, table.id)
			.where(
				sql`cardinality(${table.spamReasons}) > 0 AND ${table.releasedAt} IS NULL AND ${table.spamConfirmedAt} IS NULL`,
			),
		index("contact_submissions_judged_index")
			.on(table.createdAt, table.id)
			.where(sql`${table.releasedAt} IS NULL AND ${table.spamConfirmedAt} IS NOT NULL`),
		index("leads_test_index").on(table.createdAt, table.id).where(sql`${table.isTest}`),
		index("leads_deleted_index").on(table.deletedAt, table.id).where(sql`${table.deletedAt} IS NOT NULL`),
		// The appointments of a day and of the days after it.
		index("leads_booking_index")
			.on(table.bookingStartsAt, table.id)
			.where(sql`${table.isListed} AND ${table.bookingStatus} = 'booked'`),
		index("contact_submissions_others_index")
			.on(table.createdAt, table.id)
			.where(sql`cardinality(${table.spamReasons}) = 0 OR ${table.releasedAt} IS NOT NULL`),
	],
);

type LeadColumn = "status" | "kind" | "product" | "state" | "locale" | "ownerId" | "source";
type LeadTable = Record<
	| LeadColumn
	| "id"
	| "createdAt"
	| "contactDueAt"
	| "nextTaskAt"
	| "nextCallableAt"
	| "callableUntil"
	| "emailKey"
	| "phoneKey"
	| "personId"
	| "indexedAt"
	| "isListed"
	| "suppressed"
	| "isClient"
	| "notOffered"
	| "firstContactAt"
	| "lastContactAt"
	| "valueCents"
	| "sortName"
	| "email"
	| "phone"
	| "overdueAlertedAt"
	| "importId",
	AnyPgColumn
>;

/** One index for each filter and view of the list, in its order, so that a page reads little more than it shows. */
function listIndexes(table: LeadTable) {
	const { id, createdAt, contactDueAt, nextTaskAt, nextCallableAt, callableUntil, ownerId, isListed } = table;
	const { lastContactAt, valueCents } = table;
	const byFilter = (column: LeadColumn, name: string) =>
		index(`leads_${name}_index`).on(table[column], createdAt, id).where(sql`${isListed}`);
	const awaiting = whoAwaitContact(table);
	return [
		index("leads_listed_index").on(createdAt, id).where(sql`${isListed}`),
		byFilter("status", "status"),
		byFilter("kind", "kind"),
		byFilter("product", "product"),
		byFilter("state", "state"),
		byFilter("locale", "locale"),
		byFilter("ownerId", "owner"),
		index("leads_owner_status_index").on(ownerId, table.status, createdAt, id).where(sql`${isListed}`),
		index("leads_unowned_index").on(table.state, createdAt, id).where(sql`${isListed} AND ${ownerId} IS NULL`),
		// Leads that wait to be routed, or that nobody may have.
		index("leads_waiting_index")
			.on(createdAt, id)
			.where(sql`${isListed} AND ${ownerId} IS NULL AND ${table.status} IN ('new', 'booked')`),
		byFilter("source", "source"),
		index("leads_suppressed_index").on(createdAt, id).where(sql`${isListed} AND ${table.suppressed}`),
		index("leads_not_offered_index").on(createdAt, id).where(sql`${isListed} AND ${table.notOffered}`),
		index("leads_clients_index").on(createdAt, id).where(sql`${isListed} AND ${table.isClient}`),
		index("leads_imported_index").on(createdAt, id).where(sql`${isListed} AND ${table.importId} IS NOT NULL`),
		index("leads_import_index").on(table.importId, table.id).where(sql`${table.importId} IS NOT NULL`),
		index("leads_due_index").on(contactDueAt, id).where(awaiting),
		index("leads_owner_due_index").on(ownerId, contactDueAt, id).where(awaiting),
		index("leads_unalerted_index").on(contactDueAt).where(sql`${awaiting} AND ${table.overdueAlertedAt} IS NULL`),
		index("leads_task_index").on(nextTaskAt, id).where(sql`${isListed} AND ${nextTaskAt} IS NOT NULL`),
		index("leads_owner_task_index").on(ownerId, nextTaskAt, id).where(sql`${isListed} AND ${nextTaskAt} IS NOT NULL`),
		index("leads_callable_index").on(nextCallableAt, id).where(sql`${isListed} AND ${nextCallableAt} IS NOT NULL`),
		index("leads_owner_callable_index")
			.on(ownerId, nextCallableAt, id)
			.where(sql`${isListed} AND ${nextCallableAt} IS NOT NULL`),
		index("leads_contact_index").on(lastContactAt, id).where(sql`${isListed} AND ${lastContactAt} IS NOT NULL`),
		index("leads_value_index").on(valueCents, id).where(sql`${isListed} AND ${valueCents} IS NOT NULL`),
		index("leads_name_index").on(table.sortName, id).where(sql`${isListed}`),
		// Few leads lack these.
		index("leads_no_contact_index").on(createdAt, id).where(sql`${isListed} AND ${lastContactAt} IS NULL`),
		index("leads_no_email_index").on(createdAt, id).where(sql`${isListed} AND ${table.email} IS NULL`),
		index("leads_no_phone_index").on(createdAt, id).where(sql`${isListed} AND ${table.phone} IS NULL`),
		index("leads_callable_until_index").on(callableUntil).where(sql`${callableUntil} IS NOT NULL`),
		index("leads_email_key_index").on(table.emailKey).where(sql`${table.emailKey} IS NOT NULL`),
		index("leads_phone_key_index").on(table.phoneKey).where(sql`${table.phoneKey} IS NOT NULL`),
		index("leads_person_index").on(table.personId, createdAt).where(sql`${table.personId} IS NOT NULL`),
		index("leads_unindexed_index").on(createdAt).where(sql`${table.indexedAt} IS NULL`),
	];
}

/**
 * Append-only, by triggers. A ledger seals each record just after it is stored. The wording, the person and the device are
 * in `record_bodies`.
 */
export const consentRecords = pgTable(
	"consent_records",
	{
		sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		id: uuid().notNull().unique(),
		contact_submission_id: uuid()
			.notNull()
			.references(() => contactSubmissions.id),
		/** SHA-256 of the wording next to the form. */
		text_version: text().notNull(),
		/** True if this site publishes that wording in that language. */
		text_published: boolean().notNull(),
		locale: text().notNull(),
		boxes: jsonb().$type<Record<string, boolean>>().notNull(),
		/** ISO 8601 in UTC. Stored as text, so that the hashed bytes do not depend on a driver. */
		recorded_at: text().notNull(),
		/** By the database's clock. Not hashed: it only tells how long a record waits for its seal. */
		stored_at: instant("stored_at").notNull().defaultNow(),
	},
	(table) => [index("consent_records_contact_submission_id_index").on(table.contact_submission_id)],
);

/** Conversions, without personal data. */
export const conversionEvents = pgTable(
	"conversion_events",
	{
		id: uuid().primaryKey().defaultRandom(),
		event_type: text().notNull(),
		session_id: uuid(),
		page: text().notNull(),
		locale: text().notNull(),
		service: text(),
		/** The state that the visitor named in a sent form. */
		state: text(),
		/** The campaign or site that brought the sender of a form; see `domain/conversions/visit-source.ts`. */
		source: text(),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("conversion_events_created_at_index").on(table.created_at)],
);
