import { and, eq, or } from "drizzle-orm";
import { contactSubmissions, leadDeliveries } from "#database/schema.ts";
import { derivedId } from "../../leads/lead-ids.server.ts";
import { jobsFor, type LeadJob } from "../../leads/lead-jobs.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { isStillQueued } from "../../platform/queued-jobs.server.ts";
import type { Services } from "../../services.server.ts";

/**
 * Sends the emails that were held back because a lead looked like spam: the notice to staff, and the email to the
 * visitor. Call it in the transaction that releases the lead, and only if that released it. If an earlier release was
 * undone, only the unsent emails go out, even after a long time.
 */
export async function sendHeldBack(
	{ jobs }: Pick<Services, "jobs">,
	transaction: Transaction,
	leadId: string,
): Promise<void> {
	const { id, kind, email } = contactSubmissions;
	const [lead] = await transaction.select({ kind, email }).from(contactSubmissions).where(eq(id, leadId));
	if (!lead) return;
	// Webhooks have already sent it, with its signs of spam. The ids are those of a lead that was never marked.
	const heldBack = jobsFor({ ...lead, spamReasons: [] }).map((job) => ({
		...job,
		id: derivedId(leadId, job.name),
		data: { leadId },
	}));
	const waiting: (typeof heldBack)[number][] = [];
	for (const job of heldBack) {
		// A job that ended without sending anything allows the next: it ran while the lead was back in the quarantine.
		if ((await isSent(transaction, job)) || (await isStillQueued(transaction, job))) continue;
		waiting.push(job);
	}
	await jobs.enqueueAll(transaction, waiting);
}

interface HeldBack {
	id: string;
	name: LeadJob;
	data: { leadId: string };
}

/** Jobs are deleted after a day, but what they sent stays known. Staff may have sent it again under another id. */
async function isSent(transaction: Transaction, { id, name, data }: HeldBack): Promise<boolean> {
	const { leadId, jobId, kind, outcome } = leadDeliveries;
	const ofJob = and(eq(leadId, data.leadId), or(eq(jobId, id), eq(kind, name)));
	return (await transaction.$count(leadDeliveries, and(ofJob, eq(outcome, "sent")))) > 0;
}
