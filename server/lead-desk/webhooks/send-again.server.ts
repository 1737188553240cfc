import { and, eq, exists, inArray, ne, sql } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

const { id, endpointId, leadId, state } = webhookDeliveries;

/** True if the delivery about a lead exists, at an endpoint that accepts calls. */
export async function isWebhookDelivery(
	db: Database | Transaction,
	deliveryId: string | null,
	lead: string,
): Promise<boolean> {
	if (!deliveryId) return false;
	return (await db.$count(webhookDeliveries, and(eq(id, deliveryId), eq(leadId, lead), atOpenEndpoint(db)))) > 0;
}

/**
 * Queues a delivery again, with the id it has. Its attempts start from the first again.
 * @returns false if it doesn't exist, or its endpoint is off
 */
export async function sendAgain(db: Database | Transaction, deliveryId: string, now: Date): Promise<boolean> {
	const changed = await db
		.update(webhookDeliveries)
		.set({ state: "waiting", attempts: 0, nextAttemptAt: now })
		.where(and(eq(id, deliveryId), ne(state, "dropped"), atOpenEndpoint(db)))
		.returning({ id });
	return changed.length > 0;
}

/** The same for everything that an endpoint did not take in three days. @returns how many deliveries there are */
export async function sendDeadAgain(db: Database | Transaction, endpoint: string, now: Date): Promise<number> {
	const dead = db
		.select({ id })
		.from(webhookDeliveries)
		.where(and(eq(endpointId, endpoint), eq(state, "dead"), atOpenEndpoint(db)));
	const changed = await db
		.update(webhookDeliveries)
		.set({ state: "waiting", attempts: 0, nextAttemptAt: now })
		.where(inArray(id, dead))
		.returning({ id });
	return changed.length;
}

function atOpenEndpoint(db: Database | Transaction) {
	const isOpen = and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.enabled, true));
	return exists(db.select({ one: sql`1` }).from(webhookEndpoints).where(isOpen));
}
