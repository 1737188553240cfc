import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { contactSubmissions, webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";

/** Hands a call that an earlier version enqueued to the endpoint of the configuration, under the id that it has. */
export async function deliverLeadWebhook(
	{ database, clock, webhooks }: Pick<Services, "database" | "clock" | "webhooks">,
	leadId: string,
	jobId: string,
): Promise<void> {
	if (await addConfiguredDelivery(database.db, { leadId, eventId: jobId, now: clock() })) webhooks.sendSoon();
}

/**
 * Makes a delivery of a new lead for the endpoint of the configuration, unless there is one already.
 * @returns the delivery's id; null if there is no such endpoint or no such lead
 */
export async function addConfiguredDelivery(
	db: Database | Transaction,
	{ leadId, eventId, now }: { leadId: string; eventId: string; now: Date },
): Promise<string | null> {
	const [endpoint] = await db
		.select({ id: webhookEndpoints.id })
		.from(webhookEndpoints)
		.where(and(eq(webhookEndpoints.origin, "configuration"), eq(webhookEndpoints.enabled, true)));
	if (!endpoint) return null;
	const [lead] = await db
		.select({ createdAt: contactSubmissions.createdAt })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.id, leadId));
	if (!lead) return null;
	const { id, endpointId, eventId: ofEvent } = webhookDeliveries;
	const same = and(eq(endpointId, endpoint.id), eq(ofEvent, eventId));
	const [known] = await db.select({ id }).from(webhookDeliveries).where(same);
	if (known) return known.id;
	const delivery = { id: randomUUID(), endpointId: endpoint.id, eventId, leadId, sequence: 1 };
	await db.insert(webhookDeliveries).values({
		...{ ...delivery, type: "lead.created", happenedAt: lead.createdAt },
		...{ state: "waiting", nextAttemptAt: now, createdAt: now },
	});
	return delivery.id;
}
