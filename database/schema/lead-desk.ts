import { sql } from "drizzle-orm";
import {
	bigint,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	pgView,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { AppointmentWay } from "#domain/bookings/appointment-way.ts";
import type { AppointmentState } from "#domain/lead-desk/appointment.ts";
import type { CallOutcome } from "#domain/lead-desk/call-outcome.ts";
import type { LeadChangeKind } from "#domain/lead-desk/lead-change.ts";
import type { LeadColumn } from "#domain/lead-desk/lead-columns.ts";
import type { CommandKindName } from "#domain/lead-desk/lead-command.ts";
import type { PremiumPeriod } from "#domain/lead-desk/policy.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { users } from "./accounts.ts";
import { byteOrdered, contactSubmissions } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const leadId = () =>
	uuid("lead_id")
		.notNull()
		.references(() => contactSubmissions.id, { onDelete: "cascade" });
/** The account, while it exists. The name is copied: what was done stays known when an account is deleted. */
const staff = (name: string) => text(`${name}_id`).references(() => users.id, { onDelete: "set null" });

/** The search index of leads; see `domain/lead-desk/search-words.ts`. */
export const leadWords = pgTable(
	"lead_words",
	{
		/** `word`: one word of a name or a note. `whole`: a name in any order, an address, a number. */
		kind: text({ enum: ["word", "whole"] }).notNull(),
		/** Without accents and capitals. */
		word: byteOrdered().notNull(),
		/** When the lead arrived, so that the newest are found first. */
		createdAt: instant("created_at").notNull(),
		leadId: leadId(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.word, table.createdAt, table.leadId] }),
		index("lead_words_lead_id_index").on(table.leadId),
	],
);

/** Staff's notes about a lead. */
export const leadNotes = pgTable(
	"lead_notes",
	{
		id: uuid().primaryKey(),
		leadId: leadId(),
		authorId: staff("author"),
		authorName: text("author_name").notNull(),
		text: text().notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [index("lead_notes_lead_id_index").on(table.leadId, table.createdAt)],
);

/** Policies that clients bought. What staff changed is in `lead_changes`; see `domain/lead-desk/policy.ts`. */
export const leadPolicies = pgTable(
	"lead_policies",
	{
		id: uuid().primaryKey(),
		leadId: leadId(),
		carrier: text().notNull(),
		policyNumber: text("policy_number").notNull(),
		product: text().$type<ProductSlug>(),
		premiumCents: bigint("premium_cents", { mode: "number" }),
		premiumEvery: text("premium_every").$type<PremiumPeriod>().notNull(),
		effectiveOn: date("effective_on", { mode: "string" }).notNull(),
		reviewOn: date("review_on", { mode: "string" }),
		endedOn: date("ended_on", { mode: "string" }),
		createdById: staff("created_by"),
		createdAt: instant("created_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		/** When staff found that it had been entered by mistake. It counts for nothing. */
		removedAt: instant("removed_at"),
	},
	(table) => [index("lead_policies_lead_id_index").on(table.leadId)],
);

/** Things that somebody has to do about a lead, with their due times. */
export const leadTasks = pgTable(
	"lead_tasks",
	{
		id: uuid().primaryKey(),
		leadId: leadId(),
		/** Null if the account is gone: then the task belongs to the lead's owner. */
		assigneeId: staff("assignee"),
		text: text().notNull(),
		dueAt: instant("due_at").notNull(),
		createdById: staff("created_by"),
		/** Empty if the site did it. */
		createdByName: text("created_by_name").notNull(),
		createdAt: instant("created_at").notNull(),
		doneAt: instant("done_at"),
		doneByName: text("done_by_name"),
		/** The policy that is to be reviewed. Null for all other tasks. */
		policyId: uuid("policy_id").references(() => leadPolicies.id, { onDelete: "set null" }),
	},
	(table) => [
		index("lead_tasks_lead_id_index").on(table.leadId),
		// A policy has one review ahead of it.
		uniqueIndex("lead_tasks_policy_index").on(table.policyId).where(sql`${table.doneAt} IS NULL`),
		index("lead_tasks_assignee_index").on(table.assigneeId, table.dueAt, table.id).where(sql`${table.doneAt} IS NULL`),
		index("lead_tasks_due_index").on(table.dueAt, table.id).where(sql`${table.doneAt} IS NULL`),
		index("lead_tasks_done_index").on(table.doneAt).where(sql`${table.doneAt} IS NOT NULL`),
	],
);

/**
 * Appointments with the person, of the lead's owner: entered by staff, or booked at the external scheduler. What staff
 * changed is in `lead_changes`, the scheduler's messages are in `booking_events`.
 */
export const leadAppointments = pgTable(
	"lead_appointments",
	{
		id: uuid().primaryKey(),
		leadId: leadId(),
		startsAt: instant("starts_at").notNull(),
		minutes: integer().notNull(),
		way: text().$type<AppointmentWay>().notNull(),
		/** The link or the address. Empty if there is none. */
		place: text().notNull(),
		state: text().$type<AppointmentState>().notNull(),
		/** How often its time or place changed. Calendars take the highest. */
		sequence: integer().notNull().default(0),
		/** The scheduler's URI of the invitee. Null if staff entered it. */
		invitee: text().unique(),
		createdById: staff("created_by"),
		createdAt: instant("created_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		remindedAt: instant("reminded_at"),
	},
	(table) => [
		index("lead_appointments_lead_id_index").on(table.leadId),
		index("lead_appointments_starts_at_index").on(table.startsAt),
	],
);

/** The secret addresses under which people read their appointments in another calendar. */
export const calendarFeeds = pgTable("calendar_feeds", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	/** The address itself is shown once. */
	tokenHash: text("token_hash").notNull().unique(),
	createdAt: instant("created_at").notNull(),
});

/** Calls that staff made or tried to make. Three in a day close the number for the day. */
export const leadCalls = pgTable(
	"lead_calls",
	{
		id: uuid().primaryKey(),
		leadId: leadId(),
		staffId: staff("staff"),
		staffName: text("staff_name").notNull(),
		/** The number as we compare it: other leads with it count, too. */
		phoneKey: text("phone_key").notNull(),
		outcome: text().$type<CallOutcome>().notNull(),
		/** The rules' answer at that moment. */
		rule: jsonb().$type<object>().notNull(),
		calledAt: instant("called_at").notNull(),
		/** When the person who logged it took it back. It stays on the timeline and counts for nothing. */
		withdrawnAt: instant("withdrawn_at"),
		/** The lead's revision after the status that the call set. Null if it set none. */
		statusRevision: integer("status_revision"),
	},
	(table) => [
		index("lead_calls_lead_id_index").on(table.leadId, table.calledAt),
		index("lead_calls_phone_key_index").on(table.phoneKey, table.calledAt),
	],
);

/** Every attempt to send an email or a text about a lead, and every call of a webhook with how its last attempt ended. */
export const leadDeliveries = pgTable(
	"lead_deliveries",
	{
		id: uuid().primaryKey(),
		leadId: leadId(),
		/** The job. A resend is a separate job. */
		jobId: text("job_id").notNull(),
		channel: text({ enum: ["email", "webhook", "text"] }).notNull(),
		/** The name of the job that sent it. */
		kind: text().notNull(),
		outcome: text({ enum: ["sent", "failed", "held"] }).notNull(),
		/** The receiver's code or our reason. Never what somebody typed. */
		detail: text(),
		attemptedAt: instant("attempted_at").notNull(),
	},
	(table) => [
		index("lead_deliveries_lead_id_index").on(table.leadId, table.attemptedAt),
		index("lead_deliveries_failed_index")
			.on(table.attemptedAt)
			.where(sql`${table.outcome} = 'failed' AND ${table.channel} = 'email'`),
	],
);

/** Emails that staff write to a person from the lead's page. */
export const leadReplies = pgTable(
	"lead_replies",
	{
		id: uuid().primaryKey(),
		leadId: leadId(),
		authorId: staff("author"),
		authorName: text("author_name").notNull(),
		/** Null if it was written without one. */
		template: text(),
		locale: text().$type<Locale>().notNull(),
		subject: text().notNull(),
		text: text().notNull(),
		state: text({ enum: ["queued", "sent", "held", "failed"] }).notNull(),
		createdAt: instant("created_at").notNull(),
		sentAt: instant("sent_at"),
	},
	(table) => [index("lead_replies_lead_id_index").on(table.leadId, table.createdAt)],
);

/** Staff actions that can be undone as a whole; see `server/lead-desk/commands/`. */
export const leadCommands = pgTable(
	"lead_commands",
	{
		id: uuid().primaryKey(),
		kind: text().$type<CommandKindName>().notNull().default("bulk"),
		staffId: staff("staff"),
		staffName: text("staff_name").notNull(),
		/** Data that the kind needs to describe and to undo it. */
		data: jsonb().$type<object>().notNull(),
		/** How many leads it was done on. */
		count: integer().notNull(),
		createdAt: instant("created_at").notNull(),
		undoneAt: instant("undone_at"),
		undoneById: staff("undone_by"),
		undoneByName: text("undone_by_name"),
		/** How many leads are as they were before. Null until it is undone. */
		restored: integer(),
	},
	(table) => [index("lead_commands_staff_index").on(table.staffId, table.createdAt)],
);

/** Changes that staff made to a lead, with the previous value, so that they can be read and undone. */
export const leadChanges = pgTable(
	"lead_changes",
	{
		id: uuid().primaryKey(),
		leadId: leadId(),
		staffId: staff("staff"),
		/** Empty if the site did it. */
		staffName: text("staff_name").notNull(),
		kind: text().$type<LeadChangeKind>().notNull(),
		before: jsonb().$type<object>(),
		after: jsonb().$type<object>(),
		/** The lead's revision after it. */
		revision: integer().notNull(),
		commandId: uuid("command_id").references(() => leadCommands.id, { onDelete: "set null" }),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		index("lead_changes_lead_id_index").on(table.leadId, table.changedAt),
		index("lead_changes_command_index").on(table.commandId).where(sql`${table.commandId} IS NOT NULL`),
	],
);

/** Lists that staff saved under a name: for themselves or for everybody. */
export const leadViews = pgTable("lead_views", {
	id: uuid().primaryKey(),
	name: text().notNull(),
	/** Null for everybody's. */
	userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
	createdById: staff("created_by"),
	/** The filters and the order, as in the list's address. */
	query: text().notNull(),
	createdAt: instant("created_at").notNull(),
	/** When somebody deleted it. For 30 days that can be undone. */
	deletedAt: instant("deleted_at"),
});

/** The columns that a person chose for the list of leads. Without a row it has the usual ones. */
export const leadListColumns = pgTable("lead_list_columns", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	columns: text().array().$type<LeadColumn[]>().notNull(),
});

/** The people who have a lead's page open. */
export const leadPresence = pgTable(
	"lead_presence",
	{
		leadId: leadId(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		seenAt: instant("seen_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.leadId, table.userId] }),
		index("lead_presence_seen_index").on(table.seenAt),
	],
);

/** Everything that happened to a lead, as one stream. `data` has what the kind needs for its words. */
export const leadTimeline = pgView("lead_timeline", {
	leadId: uuid("lead_id").notNull(),
	/** Kind and row, such as `note.0b5c…`: unique in the stream. */
	id: text().notNull(),
	kind: text({
		enum: ["received", "note", "task", "taskDone", "call", "reply", "delivery", "change", "booking", "revocation"],
	}).notNull(),
	at: instant("at").notNull(),
	/** The actor. Empty if the person or the site did it. */
	actor: text().notNull(),
	data: jsonb().$type<Record<string, unknown>>().notNull(),
}).existing();
