import { sql } from "drizzle-orm";
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { LeadEventCursor } from "#domain/lead-desk/lead-event.ts";
import type { WebhookEvent, WebhookType } from "#domain/webhooks/webhook-event.ts";
import { users } from "./accounts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Addresses of other systems that are notified about leads. */
export const webhookEndpoints = pgTable(
	"webhook_endpoints",
	{
		id: uuid().primaryKey(),
		/** `configuration`: the endpoint of `LEAD_WEBHOOK_URL`. Its secret is in the configuration, too. */
		origin: text({ enum: ["admin", "configuration"] }).notNull(),
		/** Empty for the endpoint of the configuration. */
		name: text().notNull(),
		url: text().notNull(),
		events: text().array().$type<WebhookEvent[]>().notNull(),
		/** `thin`: only ids. `full`: what the person wrote. `original`: the same, in the shape that came before endpoints. */
		payload: text({ enum: ["thin", "full", "original"] }).notNull(),
		enabled: boolean().notNull(),
		/** `gone`: the receiver answered 410. `unset`: the configuration no longer names an address. */
		disabledReason: text("disabled_reason", { enum: ["admin", "gone", "unset"] }),
		/** When admins were notified that calls fail. Null again once one succeeds. */
		troubleToldAt: instant("trouble_told_at"),
		createdById: text("created_by_id").references(() => users.id, { onDelete: "set null" }),
		/** Copied, so that it is still known when the account is deleted. Empty for the endpoint of the configuration. */
		createdByName: text("created_by_name").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("webhook_endpoints_configuration").on(table.origin).where(sql`${table.origin} = 'configuration'`),
	],
);

/** The secret that signs an endpoint's calls, encrypted. For a day after a rotation there are two. */
export const webhookSecrets = pgTable(
	"webhook_secrets",
	{
		id: uuid().primaryKey(),
		endpointId: uuid("endpoint_id")
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: "cascade" }),
		sealed: text().notNull(),
		createdAt: instant("created_at").notNull(),
		/** Null for the newest. */
		expiresAt: instant("expires_at"),
	},
	(table) => [index("webhook_secrets_endpoint_index").on(table.endpointId, table.createdAt)],
);

/** Each event for each endpoint. */
export const webhookDeliveries = pgTable(
	"webhook_deliveries",
	{
		id: uuid().primaryKey(),
		endpointId: uuid("endpoint_id")
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: "cascade" }),
		/** `webhook-id`: the same in every attempt, and at every endpoint. */
		eventId: uuid("event_id").notNull(),
		type: text().$type<WebhookType>().notNull(),
		/** Refers to no row, because the event outlives a lead that is removed. Null for a test. */
		leadId: uuid("lead_id"),
		/** The number of the event among those of the lead. Null for a test. */
		sequence: integer(),
		/** Lower for leads that look like spam. */
		priority: smallint().notNull().default(0),
		happenedAt: instant("happened_at").notNull(),
		/** `dead`: every attempt failed. `dropped`: the lead was deleted or erased before. */
		state: text({ enum: ["waiting", "sent", "dead", "dropped"] }).notNull(),
		/** Attempts since somebody last requested it. */
		attempts: smallint().notNull().default(0),
		/** The process that sends it first sets this to a later time, so that no other process sends it. */
		nextAttemptAt: instant("next_attempt_at"),
		/** Null before the first. */
		lastAttemptAt: instant("last_attempt_at"),
		/** The body of the last attempt. Null before, and once the lead is erased. */
		body: text(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("webhook_deliveries_event").on(table.endpointId, table.eventId),
		// In the order in which they are sent.
		index("webhook_deliveries_due")
			.on(table.endpointId, table.priority.desc().nullsFirst(), table.nextAttemptAt, table.sequence, table.id)
			.where(sql`${table.state} = 'waiting'`),
		index("webhook_deliveries_called")
			.on(table.endpointId, table.lastAttemptAt)
			.where(sql`${table.lastAttemptAt} IS NOT NULL`),
		index("webhook_deliveries_log").on(table.endpointId, table.createdAt, table.id),
		index("webhook_deliveries_lead").on(table.leadId),
		index("webhook_deliveries_age").on(table.createdAt),
	],
);

/** Each call, and what was answered. */
export const webhookAttempts = pgTable(
	"webhook_attempts",
	{
		id: uuid().primaryKey(),
		deliveryId: uuid("delivery_id")
			.notNull()
			.references(() => webhookDeliveries.id, { onDelete: "cascade" }),
		attemptedAt: instant("attempted_at").notNull(),
		/** Null if nothing was answered. */
		status: smallint(),
		/** Why nothing was answered: a `WebhookFailure`. */
		failure: text(),
		durationMs: integer("duration_ms").notNull(),
		/** The headers that signed the call. */
		headers: jsonb().$type<Record<string, string>>().notNull(),
		/** The beginning of the answer. Null once the lead is erased. */
		answer: text(),
	},
	(table) => [index("webhook_attempts_delivery_index").on(table.deliveryId, table.attemptedAt)],
);

/** How far the events of leads have been turned into deliveries. The process that does it locks the only row. */
export const webhookProgress = pgTable("webhook_progress", {
	id: smallint().primaryKey(),
	/** Null: from the first event. */
	cursor: jsonb().$type<LeadEventCursor>(),
});
