import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { contactSubmissions, webhookDeliveries, webhookEndpoints, webhookProgress } from "#database/schema.ts";
import type { LeadEvent } from "#domain/lead-desk/lead-event.ts";
import { webhookEventOf } from "#domain/webhooks/webhook-event.ts";
import { derivedId, uuidOf } from "../../leads/lead-ids.server.ts";
import { isQuarantined, priorityOfMarked } from "../../leads/lead-jobs.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { readLeadEvents } from "../events/read-lead-events.server.ts";

/** Few, because the embedded database does nothing else meanwhile. */
const atATime = 200;
const onlyRow = 1;

type NewDelivery = typeof webhookDeliveries.$inferInsert;

/** Makes the row that `fanOut` locks. If two processes try to make it, one of them fails, and that is fine. */
export async function prepareProgress({ database: { db } }: Pick<Services, "database">): Promise<void> {
	const isThere = async () => (await db.$count(webhookProgress)) > 0;
	if (await isThere()) return;
	try {
		await db.insert(webhookProgress).values({ id: onlyRow });
	} catch (error) {
		if (!(await isThere())) throw error;
	}
}

/**
 * Makes a delivery of each new event of a lead for each endpoint that asked for it. The place in the stream of events
 * moves in the same transaction, under a lock, so no event becomes two deliveries or none.
 * @returns whether there may be more
 */
export async function fanOut({ database: { db }, clock }: Pick<Services, "database" | "clock">): Promise<boolean> {
	return db.transaction(async (transaction) => {
		const [progress] = await transaction
			.select()
			.from(webhookProgress)
			.where(eq(webhookProgress.id, onlyRow))
			.for("update");
		const events = await readLeadEvents(transaction, progress?.cursor ?? null, atATime);
		const last = events.at(-1);
		if (!last) return false;
		const deliveries = await deliveriesOf(transaction, events, clock());
		if (deliveries.length > 0) await transaction.insert(webhookDeliveries).values(deliveries);
		await transaction.update(webhookProgress).set({ cursor: last.cursor }).where(eq(webhookProgress.id, onlyRow));
		return events.length === atATime;
	});
}

async function deliveriesOf(transaction: Transaction, events: readonly LeadEvent[], now: Date): Promise<NewDelivery[]> {
	const endpoints = await transaction.select().from(webhookEndpoints).where(eq(webhookEndpoints.enabled, true));
	if (endpoints.length === 0) return [];
	const told = events.flatMap((event) => {
		const type = webhookEventOf(event.kind);
		return type ? [{ ...event, type }] : [];
	});
	const marked = await markedLeads(transaction, [...new Set(told.map(({ leadId }) => leadId))]);
	const deliveries = told.flatMap(({ leadId, number, type, at }) =>
		endpoints
			.filter(({ events }) => events.includes(type))
			.map((endpoint) => ({
				id: randomUUID(),
				endpointId: endpoint.id,
				eventId: eventIdOf(leadId, number, type),
				...{ type, leadId, sequence: number, happenedAt: at },
				priority: marked.has(leadId) ? priorityOfMarked : 0,
				state: "waiting" as const,
				...{ nextAttemptAt: now, createdAt: now },
			})),
	);
	const known = await knownDeliveries(
		transaction,
		deliveries.map(({ eventId }) => eventId),
	);
	return deliveries.filter(({ endpointId, eventId }) => !known.has(`${endpointId} ${eventId}`));
}

/** A job of an earlier version may have told of a new lead first. */
async function knownDeliveries(transaction: Transaction, eventIds: readonly string[]): Promise<Set<string>> {
	if (eventIds.length === 0) return new Set();
	const { endpointId, eventId } = webhookDeliveries;
	const rows = await transaction
		.select({ endpointId, eventId })
		.from(webhookDeliveries)
		.where(inArray(eventId, [...new Set(eventIds)]));
	return new Set(rows.map((row) => `${row.endpointId} ${row.eventId}`));
}

/** A new lead has the id that earlier versions sent, so that a receiver can tell that it has it already. */
function eventIdOf(leadId: string, number: number, type: string): string {
	return type === "lead.created" ? derivedId(leadId, "deliver-lead-webhook") : uuidOf(`event/${leadId}/${number}`);
}

async function markedLeads(transaction: Transaction, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const { id, spamReasons, releasedAt } = contactSubmissions;
	const leads = await transaction
		.select({ id, spamReasons, releasedAt })
		.from(contactSubmissions)
		.where(sql`${inArray(id, [...ids])} AND cardinality(${spamReasons}) > 0`);
	return new Set(leads.filter(isQuarantined).map((lead) => lead.id));
}
