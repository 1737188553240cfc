import { and, asc, desc, eq, inArray, lte } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import type { Services } from "../../services.server.ts";

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

type Parts = Pick<Services, "database" | "clock">;

/** Longer than a call may take. If the process dies meanwhile, another one sends it after that, with the same id. */
const claimMinutes = 2;

const { id, endpointId, state, nextAttemptAt, priority, sequence } = webhookDeliveries;

/** The endpoints for which something is due. */
export async function dueEndpoints({ database: { db }, clock }: Parts): Promise<string[]> {
	const rows = await db
		.selectDistinct({ id: endpointId })
		.from(webhookDeliveries)
		.innerJoin(webhookEndpoints, and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.enabled, true)))
		.where(isDue(clock()));
	return rows.map((row) => row.id);
}

/** Takes some deliveries that are due at an endpoint. It skips those that another process holds. */
export async function claimDeliveries(
	{ database: { db }, clock }: Parts,
	endpoint: string,
	count: number,
): Promise<{ endpoint: WebhookEndpoint; deliveries: WebhookDelivery[] } | null> {
	return db.transaction(async (transaction) => {
		const [found] = await transaction
			.select()
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
		return { endpoint: found, deliveries: due };
	});
}

function isDue(now: Date) {
	return and(eq(state, "waiting"), lte(nextAttemptAt, now));
}
