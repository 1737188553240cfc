import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import {
	contactSubmissions,
	leadDeliveries,
	webhookAttempts,
	webhookDeliveries,
	webhookEndpoints,
} from "#database/schema.ts";
import { nextAttemptAt } from "#domain/webhooks/retry-schedule.ts";
import { testEvent } from "#domain/webhooks/webhook-event.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { PostAnswer } from "../../platform/outgoing/pinned-post.server.ts";
import type { Services } from "../../services.server.ts";
import type { WebhookDelivery, WebhookEndpoint } from "./claim-deliveries.server.ts";
import { tellOfTrouble } from "./webhook-trouble.server.ts";

/** One call and its outcome. */
export interface WebhookCall {
	id: string;
	attemptedAt: Date;
	headers: Record<string, string>;
	body: string;
	durationMs: number;
	answer: PostAnswer | { failure: "noSecret"; code: null };
}

/** How much of an answer the log shows. */
const maxAnswerShown = 1024;
/** The receiver says that the address is gone for good. */
const gone = 410;

type Parts = Pick<Services, "database" | "clock" | "jobs">;

/**
 * Records how a call ended, and what happens next: it is done, or retried later, or given up. The lead's row is locked
 * while it is read, so nothing about a person is written after an erasure.
 */
export async function recordCall(
	parts: Parts,
	endpoint: WebhookEndpoint,
	delivery: WebhookDelivery,
	{ answer, body, ...attempt }: WebhookCall,
): Promise<void> {
	const status = "status" in answer ? answer.status : null;
	const isSent = status !== null && status >= 200 && status < 300;
	const now = parts.clock();
	await parts.database.db.transaction(async (transaction) => {
		const isKept = await lockKeptLead(transaction, delivery.leadId);
		const next = isSent ? null : retryOf(delivery, answer, now);
		const state = isSent ? "sent" : next ? "waiting" : "dead";
		const kept = await transaction
			.update(webhookDeliveries)
			.set({
				state,
				attempts: delivery.attempts + 1,
				nextAttemptAt: next,
				lastAttemptAt: attempt.attemptedAt,
				body: isKept ? body : null,
			})
			.where(eq(webhookDeliveries.id, delivery.id))
			.returning({ id: webhookDeliveries.id });
		// Somebody deleted the endpoint in the meantime.
		if (kept.length === 0) return;
		await transaction.insert(webhookAttempts).values({
			...attempt,
			deliveryId: delivery.id,
			status,
			failure: "failure" in answer ? answer.failure : null,
			answer: isKept && "text" in answer ? answer.text.slice(0, maxAnswerShown) : null,
		});
		if (isKept && delivery.leadId) {
			const outcome = isSent ? "sent" : "failed";
			const said = { attemptedAt: now, outcome, detail: isSent ? null : codeOf(answer) } as const;
			await tellOnLead(transaction, { leadId: delivery.leadId, jobId: delivery.id }, said);
		}
		if (isSent && endpoint.troubleToldAt) await endTrouble(transaction, endpoint.id);
		else if (status === gone && delivery.type !== testEvent) await tellOfTrouble(parts, transaction, endpoint, "gone");
		else if (state === "dead" && delivery.type !== testEvent) {
			await tellOfTrouble(parts, transaction, endpoint, "dead");
		}
	});
}

/** The lead's page has one entry for a call, however many attempts it takes: that of the last one. */
async function tellOnLead(
	transaction: Transaction,
	call: { leadId: string; jobId: string },
	said: Pick<typeof leadDeliveries.$inferInsert, "attemptedAt" | "outcome" | "detail">,
): Promise<void> {
	const { id, leadId, jobId } = leadDeliveries;
	const told = await transaction
		.update(leadDeliveries)
		.set(said)
		.where(and(eq(leadId, call.leadId), eq(jobId, call.jobId)))
		.returning({ id });
	if (told.length > 0) return;
	const what = { channel: "webhook", kind: "deliver-lead-webhook" } as const;
	await transaction.insert(leadDeliveries).values({ id: randomUUID(), ...call, ...what, ...said });
}

function retryOf(delivery: WebhookDelivery, answer: WebhookCall["answer"], now: Date): Date | null {
	// The admin who sent the test looks at the answer.
	if (delivery.type === testEvent) return null;
	const retryAfter = "retryAfter" in answer ? answer.retryAfter : null;
	return nextAttemptAt(delivery.attempts + 1, now, { retryAfter, random: Math.random() });
}

function codeOf(answer: WebhookCall["answer"]): string {
	return "status" in answer ? `HTTP ${answer.status}` : (answer.code ?? answer.failure);
}

/** True if data about the lead may be written. A test is about nobody. */
async function lockKeptLead(transaction: Transaction, leadId: string | null): Promise<boolean> {
	if (leadId === null) return true;
	const { id, erasedAt } = contactSubmissions;
	const [lead] = await transaction
		.select({ id })
		.from(contactSubmissions)
		.where(and(eq(id, leadId), isNull(erasedAt)))
		.for("share");
	return lead !== undefined;
}

async function endTrouble(transaction: Transaction, endpointId: string): Promise<void> {
	await transaction.update(webhookEndpoints).set({ troubleToldAt: null }).where(eq(webhookEndpoints.id, endpointId));
}
