import { and, asc, desc, eq, exists, inArray, lte, sql } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import type { Services } from "../../services.server.ts";

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

type Parts = Pick<Services, "database" | "clock">;

/** Longer than a process keeps a delivery. If the process dies, another one sends it after that, with the same id. */
const claimMinutes = 2;

const { id, endpointId, state, nextAttemptAt, priority, sequence } = webhookDeliveries;

/** The endpoints for which something is due. */
export async function dueEndpoints({ database: { db }, clock }: Parts): Promise<string[]> {
	const due = db
		.select({ one: sql`1` })
		.from(webhookDeliveries)
		.where(and(eq(endpointId, webhookEndpoints.id), isDue(clock())));
	const rows = await db
		.select({ id: webhookEndpoints.id })
		.from(webhookEndpoints)
		.where(and(eq(webhookEndpoints.enabled, true), exists(due)));
	return rows.map((row) => row.id);
}

/** Takes some deliveries that are due at an endpoint. It skips those that another process holds. */
export async function claimDeliveries(
	{ database: { db }, clock }: Parts,
	endpoint: string,
	count: number,
): Promise<WebhookDelivery[] | null> {
	return db.transaction(async (transaction) => {
		const [found] = await transaction
			.select({ id: webhookEndpoints.id })
			.from(webhookEndpoints)
			.where(and(eq(webhookEndpoints.id, endpoint), eq(webhookEndpoints.enabled, true)));
		if (!found) return null;
		const now = clock();
		const due = await transaction
			.select()
			.from(webhookDeliveries)
			.where(and(eq(endpointId, endpoint), isDue(now)))
			.orderBy(desc(priority), asc(nextAttemptAt), asc(sequence), asc(id))
			.limit(count)
			.for("update", { skipLocked: true });
		if (due.length === 0) return null;
		const until = new Date(now.getTime() + claimMinutes * 60_000);
		const ids = due.map((delivery) => delivery.id);
		await transaction.update(webhookDeliveries).set({ nextAttemptAt: until }).where(inArray(id, ids));
		return due;
	});
}

/** Gives back what was taken and not sent. The first of them is due first. */
export async function releaseDeliveries(
	{ database: { db } }: Pick<Parts, "database">,
	deliveries: readonly WebhookDelivery[],
): Promise<void> {
	const [first] = deliveries;
	if (!first) return;
	const ids = deliveries.map((delivery) => delivery.id);
	await db
		.update(webhookDeliveries)
		.set({ nextAttemptAt: first.nextAttemptAt })
		.where(and(inArray(id, ids), eq(state, "waiting")));
}

function isDue(now: Date) {
	return and(eq(state, "waiting"), lte(nextAttemptAt, now));
}
