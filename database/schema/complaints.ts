import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ComplaintChannel, ComplaintSeverity, ComplaintStatus } from "#domain/complaints/complaint.ts";
import { users } from "./accounts.ts";
import { contactSubmissions } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const staff = (name: string) => text(name).references(() => users.id, { onDelete: "set null" });

/** The register of complaints, which s. 626.9541(1)(j), F.S., requires. Nobody can delete an entry by hand. */
export const complaints = pgTable(
	"complaints",
	{
		id: uuid().primaryKey(),
		/** Grows with each change, so that nobody saves over a newer one without seeing it. */
		revision: integer().notNull().default(0),
		receivedOn: date("received_on", { mode: "string" }).notNull(),
		channel: text().$type<ComplaintChannel>().notNull(),
		/** The person who complains, and how to contact them. */
		name: text().notNull(),
		email: text().notNull(),
		phone: text().notNull(),
		/** Two letters, or empty. */
		state: text().notNull(),
		/** The complaint in their words. */
		words: text().notNull(),
		product: text().notNull(),
		insurer: text().notNull(),
		/** Null if it is about no lead, or if the lead's data was deleted. */
		leadId: uuid("lead_id").references(() => contactSubmissions.id, { onDelete: "set null" }),
		severity: text().$type<ComplaintSeverity>().notNull(),
		status: text().$type<ComplaintStatus>().notNull(),
		regulator: text().notNull(),
		fileNumber: text("file_number").notNull(),
		/** The last day for our answer, set by the regulator or by us. Null if there is none. */
		dueOn: date("due_on", { mode: "string" }),
		responsibleId: staff("responsible_id"),
		answeredOn: date("answered_on", { mode: "string" }),
		answer: text().notNull().default(""),
		answeredByName: text("answered_by_name").notNull().default(""),
		createdById: staff("created_by_id"),
		createdByName: text("created_by_name").notNull(),
		createdAt: instant("created_at").notNull(),
		closedAt: instant("closed_at"),
	},
	(table) => [
		index("complaints_due_index").on(table.dueOn, table.receivedOn, table.id),
		index("complaints_lead_index").on(table.leadId).where(sql`${table.leadId} IS NOT NULL`),
	],
);

/** Changes of complaints, with the values before and after. */
export const complaintChanges = pgTable(
	"complaint_changes",
	{
		id: uuid().primaryKey(),
		complaintId: uuid("complaint_id")
			.notNull()
			.references(() => complaints.id, { onDelete: "cascade" }),
		staffId: staff("staff_id"),
		staffName: text("staff_name").notNull(),
		before: jsonb().$type<Record<string, string | null>>().notNull(),
		after: jsonb().$type<Record<string, string | null>>().notNull(),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [index("complaint_changes_complaint_index").on(table.complaintId, table.changedAt)],
);
