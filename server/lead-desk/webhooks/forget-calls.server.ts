import { inArray } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries } from "#database/schema.ts";
import type { Transaction } from "../../platform/database/client.server.ts";

/** Deletes what calls about leads said and what was answered. The list of calls stays, and waiting calls say less. */
export async function forgetCallsAbout(transaction: Transaction, leadIds: readonly string[]): Promise<void> {
	const { id, leadId } = webhookDeliveries;
	const calls = transaction
		.select({ id })
		.from(webhookDeliveries)
		.where(inArray(leadId, [...leadIds]));
	await transaction.update(webhookAttempts).set({ answer: null }).where(inArray(webhookAttempts.deliveryId, calls));
	await transaction
		.update(webhookDeliveries)
		.set({ body: null })
		.where(inArray(leadId, [...leadIds]));
}
