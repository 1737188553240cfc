import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { contactSubmissions, webhookDeliveries, webhookEndpoints, webhookProgress } from "#database/schema.ts";
import type { LeadEvent } from "#domain/lead-desk/lead-event.ts";
import { webhookEventOf } from "#domain/lead-desk/webhook-event-of.ts";
import { isTestLead } from "../../leads/is-real-lead.server.ts";
import { uuidOf } from "../../leads/lead-ids.server.ts";
import { isQuarantined, priorityOfMarked } from "../../leads/lead-jobs.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { readLeadEvents } from "../events/read-lead-events.server.ts";

/** Few, because a transaction blocks the embedded database. */
export const eventsAtATime = 200;
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
 * Makes a delivery of each new event of a lead for each endpoint that subscribes to it. The place in the stream of
 * events moves in the same transaction, under a lock, so no event becomes two deliveries or none.
 * @returns how many events it read, at most `eventsAtATime`
 */
export async function fanOut({ database: { db }, clock }: Pick<Services, "database" | "clock">): Promise<number> {
	return db.transaction(async (transaction) => {
		const [progress] = await transaction
			.select()
			.from(webhookProgress)
			.where(eq(webhookProgress.id, onlyRow))
			.for("update");
		const events = await readLeadEvents(transaction, progress?.cursor ?? null, eventsAtATime);
		const last = events.at(-1);
		if (!last) return 0;
		const deliveries = await deliveriesOf(transaction, events, clock());
		if (deliveries.length > 0) await transaction.insert(webhookDeliveries).values(deliveries);
		await transaction.update(webhookProgress).set({ cursor: last.cursor }).where(eq(webhookProgress.id, onlyRow));
		return events.length;
	});
}

async function deliveriesOf(transaction: Transaction, events: readonly LeadEvent[], now: Date): Promise<NewDelivery[]> {
	const endpoints = await transaction.select().from(webhookEndpoints).where(eq(webhookEndpoints.enabled, true));
	if (endpoints.length === 0) return [];
	const leads = await unusualLeads(transaction, [...new Set(events.map(({ leadId }) => leadId))]);
	const told = events.flatMap((event) => {
		if (leads.tests.has(event.leadId)) return [];
		// Receivers know that it is deleted, or will soon.
		if (event.kind === "changed" && leads.inBin.has(event.leadId)) return [];
		const type = webhookEventOf(event.kind);
		return type ? [{ ...event, type }] : [];
	});
	await reviveDropped(
		transaction,
		events.flatMap(({ kind, leadId }) => (kind === "restored" ? [leadId] : [])),
		now,
	);
	return told.flatMap(({ leadId, number, type, at }) =>
		endpoints
			.filter(({ events }) => events.includes(type))
			.map((endpoint) => ({
				id: randomUUID(),
				endpointId: endpoint.id,
				eventId: uuidOf(`event/${leadId}/${number}`),
				type,
				leadId,
				sequence: number,
				happenedAt: at,
				priority: leads.marked.has(leadId) ? priorityOfMarked : 0,
				state: "waiting" as const,
				nextAttemptAt: now,
				createdAt: now,
			})),
	);
}

/** Receivers of the original format missed these leads, because they were deleted at the time. */
async function reviveDropped(transaction: Transaction, leadIds: readonly string[], now: Date): Promise<void> {
	if (leadIds.length === 0) return;
	const { leadId, state } = webhookDeliveries;
	await transaction
		.update(webhookDeliveries)
		.set({ state: "waiting", nextAttemptAt: now })
		.where(and(inArray(leadId, [...leadIds]), eq(state, "dropped")));
}

/** Finds which of these leads are in quarantine, which are deleted, and which are tests. */
async function unusualLeads(transaction: Transaction, ids: readonly string[]) {
	const { id, spamReasons, releasedAt, deletedAt, isTest } = contactSubmissions;
	const leads = await transaction
		.select({ id, spamReasons, releasedAt, deletedAt, isTest })
		.from(contactSubmissions)
		.where(and(inArray(id, [...ids]), or(sql`cardinality(${spamReasons}) > 0`, isNotNull(deletedAt), isTestLead)));
	const idsOf = (found: typeof leads) => new Set(found.map((lead) => lead.id));
	return {
		marked: idsOf(leads.filter(isQuarantined)),
		inBin: idsOf(leads.filter((lead) => lead.deletedAt)),
		tests: idsOf(leads.filter((lead) => lead.isTest)),
	};
}
