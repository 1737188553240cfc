import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries } from "#database/schema.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { WebhookDelivery } from "./claim-deliveries.server.ts";

/** The filters of the log. */
export const callStates = ["waiting", "sent", "dead"] as const;
export type CallState = (typeof callStates)[number];

const rowsPerPage = 30;
const { id, endpointId, state, createdAt } = webhookDeliveries;

/** A page of an endpoint's log, the newest first. */
export async function readCalls(
	db: Database,
	endpoint: string,
	{ only, before }: { only: CallState | null; before: string | null },
): Promise<{ calls: WebhookDelivery[]; older: string | null }> {
	const [from] = before
		? await db
				.select({ id, createdAt })
				.from(webhookDeliveries)
				.where(and(eq(id, before), eq(endpointId, endpoint)))
		: [];
	const isOlder = from && or(lt(createdAt, from.createdAt), and(eq(createdAt, from.createdAt), lt(id, from.id)));
	const rows = await db
		.select()
		.from(webhookDeliveries)
		.where(and(eq(endpointId, endpoint), only ? eq(state, only) : undefined, isOlder))
		.orderBy(desc(createdAt), desc(id))
		.limit(rowsPerPage + 1);
	const calls = rows.slice(0, rowsPerPage);
	return { calls, older: rows.length > rowsPerPage ? (calls.at(-1)?.id ?? null) : null };
}

/** How an attempt ended. */
export type CallResult = Pick<typeof webhookAttempts.$inferSelect, "status" | "failure">;

/** How the last attempt of each delivery ended that wasn't accepted. By the delivery's id. */
export async function readFailures(db: Database, calls: readonly WebhookDelivery[]): Promise<Map<string, CallResult>> {
	const ids = calls.filter((call) => call.state === "waiting" || call.state === "dead").map((call) => call.id);
	if (ids.length === 0) return new Map();
	const { deliveryId, attemptedAt, status, failure } = webhookAttempts;
	const results = await db
		.selectDistinctOn([deliveryId], { deliveryId, status, failure })
		.from(webhookAttempts)
		.where(inArray(deliveryId, ids))
		.orderBy(deliveryId, desc(attemptedAt));
	return new Map(results.map((result) => [result.deliveryId, result]));
}

/** One delivery with its attempts, newest first. Null if it doesn't belong to this endpoint. */
export async function readCall(db: Database, endpoint: string, delivery: string | null) {
	if (!delivery) return null;
	const [call] = await db
		.select()
		.from(webhookDeliveries)
		.where(and(eq(id, delivery), eq(endpointId, endpoint)));
	if (!call) return null;
	const { deliveryId, attemptedAt } = webhookAttempts;
	const attempts = await db
		.select()
		.from(webhookAttempts)
		.where(eq(deliveryId, delivery))
		.orderBy(desc(attemptedAt))
		.limit(50);
	return { call, attempts };
}
