import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { leadAssignments, webhookAttempts, webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import type { Database } from "../platform/database/client.server.ts";

/** Webhook calls about these leads, with their responses. */
export async function callsAboutLeads(db: Database, leadIds: readonly string[]) {
	const delivery = webhookDeliveries;
	const calls = await db
		.select({
			id: delivery.id,
			url: webhookEndpoints.url,
			type: delivery.type,
			body: delivery.body,
			happenedAt: delivery.happenedAt,
			lastAttemptAt: delivery.lastAttemptAt,
		})
		.from(delivery)
		.innerJoin(webhookEndpoints, eq(webhookEndpoints.id, delivery.endpointId))
		.where(and(inArray(delivery.leadId, [...leadIds]), isNotNull(delivery.body)))
		.orderBy(asc(delivery.happenedAt), asc(delivery.id));
	const ids = calls.map(({ id }) => id);
	const { deliveryId, answer, attemptedAt } = webhookAttempts;
	const answers = await db
		.select({ deliveryId, answer })
		.from(webhookAttempts)
		.where(and(inArray(deliveryId, ids), isNotNull(answer)))
		.orderBy(asc(attemptedAt));
	return calls.map(({ id, url, ...call }) => ({
		// The path may hold a secret of the receiver.
		receiver: URL.canParse(url) ? new URL(url).host : "",
		...call,
		answers: answers.filter((one) => one.deliveryId === id).map((one) => one.answer),
	}));
}

/** Routing's data about these leads, and the rules that it followed, but not what they say about our people. */
export async function assignmentsOfLeads(db: Database, leadIds: readonly string[]) {
	const { leadId, assignedAt, reasons, sequence } = leadAssignments;
	const rows = await db
		.select({ leadId, assignedAt, reasons })
		.from(leadAssignments)
		.where(inArray(leadId, [...leadIds]))
		.orderBy(asc(sequence));
	return rows.map(({ reasons: why, ...assignment }) => ({
		...assignment,
		...why?.lead,
		rules: why?.candidates[0]?.facts.filter(({ isNeeded }) => isNeeded).map(({ rule }) => rule) ?? [],
	}));
}
