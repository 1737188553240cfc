import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadPolicies, leadTasks } from "#database/schema.ts";
import { nextReview, type PolicyFacts } from "#domain/lead-desk/policy.ts";
import { morning } from "#domain/lead-desk/tasks.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { instantOf, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { policyName } from "./policy-words.server.ts";

type Policy = typeof leadPolicies.$inferSelect;
type Task = typeof leadTasks.$inferSelect;

/** A policy in force has one open task to review it. The day moves only if the policy's days do: somebody may have put it off. */
export async function keepReview(
	transaction: Transaction,
	{ before, after, locale, now }: { before: Policy | null; after: Policy; locale: Locale; now: Date },
): Promise<void> {
	const open = and(eq(leadTasks.policyId, after.id), isNull(leadTasks.doneAt));
	const review = firstReview(after, { locale, now });
	if (!review) {
		await transaction.delete(leadTasks).where(open);
		return;
	}
	const { text, dueAt } = review;
	const isMoved = before?.effectiveOn !== after.effectiveOn || before.reviewOn !== after.reviewOn;
	const kept = await transaction
		.update(leadTasks)
		.set({ text, ...(isMoved && { dueAt }) })
		.where(open)
		.returning({ id: leadTasks.id });
	if (kept.length === 0) await transaction.insert(leadTasks).values(review);
}

/** The task to review a policy for the first time. Null if it isn't in force. */
export function firstReview(
	policy: PolicyFacts & Pick<Policy, "id" | "leadId" | "removedAt">,
	{ locale, now }: { locale: Locale; now: Date },
) {
	if (!isInForce(policy)) return null;
	const text = translator(locale, "leadPage")("policies.review", { policy: policyName(policy, locale) });
	const dueAt = reviewAt(policy, zonedTime(now, agency.timeZone).date);
	return taskOf(policy, { text, dueAt, assigneeId: null, now });
}

/** After a review, plans the one of the next year. */
export async function planNextReview(transaction: Transaction, done: Task, now: Date): Promise<void> {
	const [policy] = await transaction
		.select()
		.from(leadPolicies)
		.where(eq(leadPolicies.id, done.policyId ?? ""));
	if (!policy || !isInForce(policy)) return;
	// Somebody may have been early or late.
	const reviewed = now > done.dueAt ? now : done.dueAt;
	const { text, assigneeId } = done;
	const dueAt = reviewAt(policy, zonedTime(reviewed, agency.timeZone).date);
	await transaction.insert(leadTasks).values(taskOf(policy, { text, dueAt, assigneeId, now }));
}

/** Takes back what `planNextReview` planned, because a review isn't done after all. */
export async function dropPlannedReview(transaction: Transaction, { id, policyId }: Task): Promise<void> {
	const { doneAt, id: taskId, policyId: reviewed } = leadTasks;
	await transaction.delete(leadTasks).where(and(eq(reviewed, policyId ?? ""), ne(taskId, id), isNull(doneAt)));
}

/** The site makes the task, and the lead's owner has it, whoever that is then. */
function taskOf(
	{ id: policyId, leadId }: Pick<Policy, "id" | "leadId">,
	{ text, dueAt, assigneeId, now }: Pick<Task, "text" | "dueAt" | "assigneeId"> & { now: Date },
) {
	return { id: randomUUID(), leadId, policyId, text, dueAt, assigneeId, createdByName: "", createdAt: now };
}

function isInForce({ endedOn, removedAt }: Pick<Policy, "endedOn" | "removedAt">): boolean {
	return endedOn === null && removedAt === null;
}

/** In the morning of the first review after a day. */
function reviewAt(policy: Pick<Policy, "effectiveOn" | "reviewOn">, after: string): Date {
	return instantOf(nextReview(policy, after), morning, agency.timeZone);
}
