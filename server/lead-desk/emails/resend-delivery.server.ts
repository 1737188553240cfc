import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { leadDeliveries, leadReplies, sentVisitorEmails } from "#database/schema.ts";
import { goesToPerson, isResendable, type ResendableKind } from "#domain/lead-desk/delivery.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { mailboxHash } from "../../emails/mailbox-hash.server.ts";
import type { JobData } from "../../jobs.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { NewJob } from "../../platform/job-queue.server.ts";
import { limits } from "../../rate-limits.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";
import { isWebhookDelivery, sendAgain } from "../webhooks/send-again.server.ts";
import { type DeskLead, findLead } from "../work/find-lead.server.ts";

/** Why something is not sent again. Each has its words in `leadReplies.deliveries.refusals`. */
export type ResendRefusal =
	| "gone"
	| "notResendable"
	| "quarantined"
	| "suppressed"
	| "noEmail"
	| "noWebhook"
	| "tooMany";

export type ResendResult = { ok: true } | { ok: false; code: ResendRefusal };

/**
 * Sends something about a lead once more, as a separate job. Emails to the person count as sent by staff, so the limits
 * on what a stranger can cause don't hold them back.
 */
export async function resendDelivery(
	services: Pick<Services, "clock" | "database" | "env" | "jobs" | "limiter" | "webhooks">,
	reader: LeadActor,
	deliveryId: unknown,
): Promise<ResendResult> {
	const { clock, limiter, webhooks } = services;
	const rowId = readRowId(deliveryId);
	const result = await staffAction<ResendResult>(
		services,
		reader,
		"contact_submissions",
		async ({ transaction, log }) => {
			const [delivery] = rowId
				? await transaction.select().from(leadDeliveries).where(eq(leadDeliveries.id, rowId))
				: [];
			const lead = delivery && (await findLead(transaction, reader, delivery.leadId));
			if (!lead) return { ok: false, code: "gone" };
			const { kind } = delivery;
			if (!isResendable(kind)) return { ok: false, code: "notResendable" };
			const now = clock();
			const again =
				kind === "deliver-lead-webhook"
					? await callAgain(transaction, delivery, now)
					: await mailAgain(services, transaction, { ...delivery, kind }, lead);
			if (typeof again === "string") return { ok: false, code: again };
			if (!limiter.take(limits.resendsPerDelivery, delivery.id)) return { ok: true };
			if (!limiter.take(limits.resendsPerLead, lead.id)) return { ok: false, code: "tooMany" };
			await again();
			await log("DELIVERY_RESENT", { subjectId: lead.id });
			return { ok: true };
		},
	);
	if (result.ok) webhooks.sendSoon();
	return result;
}

/** How something is sent again, or why not. */
type Again = ResendRefusal | (() => Promise<void>);
type EmailKind = Exclude<ResendableKind, "deliver-lead-webhook">;
type LeadDelivery = typeof leadDeliveries.$inferSelect;

/** A call keeps its id. */
async function callAgain(transaction: Transaction, { jobId, leadId }: LeadDelivery, now: Date): Promise<Again> {
	const known = await isWebhookDelivery(transaction, readRowId(jobId), leadId);
	return known ? async () => void (await sendAgain(transaction, jobId, now)) : "noWebhook";
}

async function mailAgain(
	services: Pick<Services, "clock" | "env" | "jobs">,
	transaction: Transaction,
	delivery: LeadDelivery & { kind: EmailKind },
	lead: DeskLead,
): Promise<Again> {
	const { clock, env, jobs } = services;
	const job = await jobOf(transaction, delivery);
	if (!job) return "notResendable";
	const refusal = await refusalOfResend(services, transaction, delivery.kind, lead);
	if (refusal) return refusal;
	return async () => {
		if (lead.email && goesToPerson(delivery.kind)) {
			// An email that has been counted is sent, unless the person has been suppressed since.
			const counted = { id: job.id, mailboxHash: mailboxHash(env, lead.email), kind: "resend" } as const;
			await transaction.insert(sentVisitorEmails).values({ ...counted, sentAt: clock() });
		}
		await jobs.enqueueAll(transaction, [job]);
	};
}

/** The same job with its own id. Null if its subject no longer exists. */
async function jobOf(
	transaction: Transaction,
	{ kind, leadId, jobId }: { kind: EmailKind; leadId: string; jobId: string },
): Promise<(NewJob<JobData> & { id: string }) | null> {
	const id = randomUUID();
	if (kind !== "send-reply") return { name: kind, data: { leadId }, id };
	const replyId = readRowId(jobId);
	const isReply = replyId && (await transaction.$count(leadReplies, eq(leadReplies.id, replyId))) > 0;
	return isReply ? { name: kind, data: { leadId, replyId }, id } : null;
}

async function refusalOfResend(
	{ env }: Pick<Services, "env">,
	transaction: Transaction,
	kind: EmailKind,
	lead: DeskLead,
): Promise<ResendRefusal | null> {
	if (!lead.isListed) return "quarantined";
	if (!goesToPerson(kind)) return null;
	if (!lead.email) return "noEmail";
	const [suppressions = []] = await suppressionsOf(transaction, env, [lead]);
	return stoppedChannels(suppressions).has("email") ? "suppressed" : null;
}
