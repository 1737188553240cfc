import { and, eq, inArray, sql } from "drizzle-orm";
import { contactSubmissions, leadDeliveries } from "#database/schema.ts";
import { derivedId } from "../leads/lead-ids.server.ts";
import { jobsFor } from "../leads/lead-jobs.server.ts";
import { rowsOf, type Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";

/**
 * Sends what was held back because a lead looked like spam: the notice to staff, and the email to the visitor. Call it in
 * the transaction that releases the lead, and only if that released it. The ids are those of a lead that was never
 * marked, so the jobs can't run twice.
 */
export async function sendHeldBack(
	{ jobs }: Pick<Services, "jobs">,
	transaction: Transaction,
	leadId: string,
): Promise<void> {
	const { id, kind, email } = contactSubmissions;
	const [lead] = await transaction.select({ kind, email }).from(contactSubmissions).where(eq(id, leadId));
	if (!lead) return;
	// The webhook has delivered it before, with its signs of spam.
	const heldBack = jobsFor({ ...lead, spamReasons: [] }, { webhook: false }).map((job) => ({
		...job,
		id: derivedId(leadId, job.name),
		data: { leadId },
	}));
	// A release that was taken back has sent them: they don't go out a second time. The queue forgets after a day.
	const ids = heldBack.map((job) => job.id);
	const queued = rowsOf<{ id: string }>(
		await transaction.execute(sql`SELECT id FROM jobs.job WHERE ${inArray(sql`id`, ids)}`),
	);
	const { jobId, outcome } = leadDeliveries;
	const sent = await transaction
		.select({ id: jobId })
		.from(leadDeliveries)
		.where(and(eq(leadDeliveries.leadId, leadId), eq(outcome, "sent"), inArray(jobId, ids)));
	const known = new Set([...queued, ...sent].map((job) => job.id));
	await jobs.enqueueAll(
		transaction,
		heldBack.filter((job) => !known.has(job.id)),
	);
}
