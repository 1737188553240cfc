import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, notExists, sql } from "drizzle-orm";
import { contactSubmissions, leadDeliveries } from "#database/schema.ts";
import { emailKey } from "#domain/contacts/match-key.ts";
import { type DeliveryKind, type DeliveryResult, delivered, type EmailEventKind } from "#domain/lead-desk/delivery.ts";
import type { Services } from "../services.server.ts";
import { failureOf } from "./failure-code.server.ts";

type Parts = Pick<Services, "database" | "clock" | "log">;

/** Something that is sent about a lead. `jobId` is the same in each attempt. */
export interface Attempt {
	leadId: string;
	jobId: string;
	channel: "email" | "text";
	kind: DeliveryKind;
}

/**
 * Sends something about a lead and records the outcome for the lead's page. A message that was sent is not sent again:
 * a job that was handed back by a process that ended may have done its work.
 */
export async function recordAttempt(
	parts: Parts,
	attempt: Attempt,
	send: () => Promise<DeliveryResult>,
): Promise<DeliveryResult> {
	if (await wasSent(parts, attempt)) return delivered;
	const result = await send().catch(async (error: unknown) => {
		await record(parts, attempt, failureOf(error));
		throw error;
	});
	await record(parts, attempt, result);
	return result;
}

async function wasSent({ database: { db } }: Parts, { leadId, jobId }: Attempt): Promise<boolean> {
	const ofJob = and(eq(leadDeliveries.leadId, leadId), eq(leadDeliveries.jobId, jobId));
	return (await db.$count(leadDeliveries, and(ofJob, eq(leadDeliveries.outcome, "sent")))) > 0;
}

/** A failure is logged and nothing else: what was sent must not be sent again because of it. */
async function record({ database, clock, log }: Parts, attempt: Attempt, result: DeliveryResult): Promise<void> {
	try {
		await database.db.insert(leadDeliveries).values({ id: randomUUID(), ...attempt, ...result, attemptedAt: clock() });
	} catch (error) {
		log.error({ error, kind: attempt.kind }, "an attempt to send something about a lead was not recorded");
	}
}

/** Leads of one person beyond these are old. */
const maxLeadsOfEvent = 20;

/**
 * Writes down that an email came back or its recipient complained, at each lead with that address.
 * @param eventId the same if the provider reports it again
 */
export async function recordEmailEvent(
	{ database: { db }, clock }: Pick<Parts, "database" | "clock">,
	{ type, recipient }: { type: EmailEventKind; recipient: string },
	eventId: string,
): Promise<void> {
	const { id, erasedAt, createdAt } = contactSubmissions;
	const jobId = `event ${eventId}`;
	const isKnown = db
		.select({ one: sql`1` })
		.from(leadDeliveries)
		.where(and(eq(leadDeliveries.leadId, id), eq(leadDeliveries.jobId, jobId)));
	const leads = await db
		.select({ leadId: id })
		.from(contactSubmissions)
		.where(and(eq(contactSubmissions.emailKey, emailKey(recipient)), isNull(erasedAt), notExists(isKnown)))
		.orderBy(desc(createdAt))
		.limit(maxLeadsOfEvent);
	if (leads.length === 0) return;
	const event = { jobId, channel: "email", kind: type, outcome: "failed", detail: null, attemptedAt: clock() } as const;
	await db.insert(leadDeliveries).values(leads.map(({ leadId }) => ({ id: randomUUID(), leadId, ...event })));
}
