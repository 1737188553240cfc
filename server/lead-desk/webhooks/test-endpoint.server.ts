import { randomUUID } from "node:crypto";
import { webhookDeliveries } from "#database/schema.ts";
import { testEvent } from "#domain/webhooks/webhook-event.ts";
import type { WebhookEndpoint } from "./claim-deliveries.server.ts";
import { type CallParts, sendDelivery } from "./send-delivery.server.ts";

/** Calls an endpoint once with nothing about anybody, also one that is off. @returns the delivery, whose page shows the answer */
export async function testEndpoint(parts: CallParts, endpoint: WebhookEndpoint): Promise<string> {
	const now = parts.clock();
	const [delivery] = await parts.database.db
		.insert(webhookDeliveries)
		.values({
			id: randomUUID(),
			endpointId: endpoint.id,
			eventId: randomUUID(),
			type: testEvent,
			happenedAt: now,
			// Nobody else sends it.
			state: "dead",
			createdAt: now,
		})
		.returning();
	if (!delivery) throw new Error("The test was not stored");
	await sendDelivery(parts, endpoint, delivery);
	return delivery.id;
}
