import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import type { Routing } from "#domain/routing/route-lead.ts";
import type { RoutingRules } from "#domain/routing/routing-rules.ts";
import type { RoutedLead } from "#domain/routing/rule-facts.ts";
import { users } from "./accounts.ts";
import { contactSubmissions } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every version of the routing rules. The newest one counts. Without one, leads have no owner until somebody takes them. */
export const routingRules = pgTable("routing_rules", {
	version: integer().primaryKey().generatedAlwaysAsIdentity(),
	isOn: boolean("is_on").notNull(),
	/** Since when routing has been on without a break: leads from before stay as they are. Null while it is off. */
	onSince: instant("on_since"),
	rules: jsonb().$type<RoutingRules>().notNull(),
	savedById: text("saved_by_id").references(() => users.id, { onDelete: "set null" }),
	savedByName: text("saved_by_name").notNull(),
	savedAt: instant("saved_at").notNull(),
});

/** Why each lead went to its owner, in the order in which leads were given. */
export const leadAssignments = pgTable(
	"lead_assignments",
	{
		sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** Null once the lead is erased: the assignment still counts. */
		leadId: uuid("lead_id").references(() => contactSubmissions.id, { onDelete: "set null" }),
		ownerId: text("owner_id").references(() => users.id, { onDelete: "set null" }),
		rulesVersion: integer("rules_version")
			.notNull()
			.references(() => routingRules.version),
		/** The rules' results for all people, and the lead. Null once the lead is erased. */
		reasons: jsonb().$type<{ lead: RoutedLead } & Routing>(),
		assignedAt: instant("assigned_at").notNull(),
		/** True for a test lead: nobody's turn is used up by it. The mark outlives the lead. */
		isTest: boolean("is_test").notNull().default(false),
		/** True while the notice to the owner waits until their quiet hours end. */
		isHeld: boolean("is_held").notNull().default(false),
	},
	(table) => [
		index("lead_assignments_lead_index").on(table.leadId).where(sql`${table.leadId} IS NOT NULL`),
		index("lead_assignments_owner_index").on(table.ownerId, table.sequence),
		index("lead_assignments_held_index").on(table.ownerId).where(sql`${table.isHeld}`),
	],
);

/** Which emails about the end of a license were sent, so that each is sent once. A renewed license has another last day. */
export const licenseWarnings = pgTable(
	"license_warnings",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		state: text().notNull(),
		expiresOn: date("expires_on", { mode: "string" }).notNull(),
		step: text({ enum: ["early", "late", "expired"] }).notNull(),
		sentAt: instant("sent_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.state, table.expiresOn, table.step] })],
);
