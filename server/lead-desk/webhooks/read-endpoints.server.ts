import { and, desc, eq, isNotNull, min, ne, sql } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import { testEvent } from "#domain/webhooks/webhook-event.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { WebhookEndpoint } from "./claim-deliveries.server.ts";
import type { CallResult } from "./read-calls.server.ts";

const { endpointId, state, type, lastAttemptAt } = webhookDeliveries;

/** The state of an endpoint. */
export interface EndpointHealth {
	endpoint: WebhookEndpoint;
	waiting: number;
	/** Given up. */
	dead: number;
	/** The last call. */
	last: ({ at: Date; isAccepted: boolean } & CallResult) | null;
}

/** All endpoints, that of the configuration first. */
export async function readEndpoints(db: Database): Promise<EndpointHealth[]> {
	const { origin, createdAt, id } = webhookEndpoints;
	const endpoints = await db.select().from(webhookEndpoints).orderBy(desc(origin), createdAt, id);
	return Promise.all(endpoints.map((endpoint) => readHealth(db, endpoint)));
}

export async function readHealth(db: Database, endpoint: WebhookEndpoint): Promise<EndpointHealth> {
	const counted = (which: "waiting" | "dead") =>
		db.$count(webhookDeliveries, and(eq(endpointId, endpoint.id), eq(state, which), ne(type, testEvent)));
	const { attemptedAt, status, failure, deliveryId } = webhookAttempts;
	const isAccepted = sql<boolean>`coalesce(${status} BETWEEN 200 AND 299, false)`;
	const [called] = await db
		.select({ id: webhookDeliveries.id })
		.from(webhookDeliveries)
		.where(and(eq(endpointId, endpoint.id), isNotNull(lastAttemptAt)))
		.orderBy(desc(lastAttemptAt))
		.limit(1);
	const [last] = called
		? await db
				.select({ at: attemptedAt, isAccepted, status, failure })
				.from(webhookAttempts)
				.where(eq(deliveryId, called.id))
				.orderBy(desc(attemptedAt))
				.limit(1)
		: [];
	return { endpoint, waiting: await counted("waiting"), dead: await counted("dead"), last: last ?? null };
}

/** Null if the id isn't valid or the endpoint is deleted. */
export async function findEndpoint(db: Database, endpoint: string | null): Promise<WebhookEndpoint | null> {
	if (!endpoint) return null;
	const [found] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint));
	return found ?? null;
}

/** How many endpoints need an admin: something was given up, or the receiver is gone. */
export async function countTroubles(db: Database): Promise<number> {
	return db.$count(webhookEndpoints, sql`${webhookEndpoints.troubleToldAt} IS NOT NULL`);
}

/** Since when the oldest delivery has been waiting, at endpoints that are on. Null if none does. */
export async function oldestWaitingSince(db: Database): Promise<Date | null> {
	const [oldest] = await db
		.select({ since: min(webhookDeliveries.createdAt) })
		.from(webhookDeliveries)
		.innerJoin(webhookEndpoints, and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.enabled, true)))
		.where(and(eq(state, "waiting"), ne(type, testEvent)));
	return oldest?.since ?? null;
}
