import { and, countDistinct, eq, gt, inArray, isNull, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leadDeliveries } from "#database/schema.ts";
import { emailEventKinds } from "#domain/lead-desk/delivery.ts";
import type { Database } from "../platform/database/client.server.ts";
import { noMailbox } from "../platform/mail/refused-recipient.server.ts";

/**
 * The number of emails about leads that could not be sent since then, and not at a later attempt either. One to a mailbox
 * that doesn't exist is no fault of ours.
 */
export async function countFailingEmails(db: Database, since: Date): Promise<number> {
	const { leadId, jobId, channel, kind, outcome, detail, attemptedAt } = leadDeliveries;
	const sent = alias(leadDeliveries, "sent");
	const isSent = and(eq(sent.leadId, leadId), eq(sent.jobId, jobId), eq(sent.outcome, "sent"));
	const [found] = await db
		.select({ emails: countDistinct(jobId) })
		.from(leadDeliveries)
		.where(
			and(
				eq(outcome, "failed"),
				eq(channel, "email"),
				gt(attemptedAt, since),
				notInArray(kind, [...emailEventKinds]),
				or(isNull(detail), ne(detail, noMailbox)),
				notExists(db.select({ one: sql`1` }).from(sent).where(isSent)),
			),
		);
	return found?.emails ?? 0;
}

/** The number of emails about leads of which the provider has reported since then that they came back, or were unwanted. */
export async function countReturnedEmails(db: Database, since: Date): Promise<number> {
	const { jobId, kind, attemptedAt } = leadDeliveries;
	const [found] = await db
		.select({ emails: countDistinct(jobId) })
		.from(leadDeliveries)
		.where(and(inArray(kind, [...emailEventKinds]), gt(attemptedAt, since)));
	return found?.emails ?? 0;
}
