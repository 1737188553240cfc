import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadPolicies } from "#database/schema.ts";
import type { LeadDone } from "#domain/lead-desk/lead-done.ts";
import {
	isSamePolicy,
	type PolicyFacts,
	policyFactsOf,
	readPolicy,
	type StoredPolicy,
} from "#domain/lead-desk/policy.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { changeLead } from "../work/change-lead.server.ts";
import { formId } from "../work/form-id.server.ts";
import { type LeadAction, type LeadTurn, onLead, seenRevision, type WorkResult } from "../work/lead-action.server.ts";
import { refreshNextTask } from "../work/tasks.server.ts";
import { keepReview } from "./policy-review.server.ts";

export type Policy = typeof leadPolicies.$inferSelect;

/** Enters a policy that a client bought. A form that is sent twice enters one. */
export function addPolicy(action: LeadAction): Promise<WorkResult> {
	const form = readForm(action);
	return onLead(action, async (turn) => {
		if (!form.ok) return { ok: false, code: "invalid", errors: form.errors };
		const { transaction, lead, now } = turn;
		const asked = formId(action.fields);
		const known = await findPolicy(transaction, asked);
		if (known?.leadId === lead.id && isSamePolicy(known, form.policy)) return { ok: true, done: "policy-added" };
		const made = { createdById: action.by.userId, createdAt: now, changedAt: now };
		const [after] = await transaction
			.insert(leadPolicies)
			.values({ ...form.policy, ...made, id: known ? randomUUID() : asked, leadId: lead.id })
			.returning();
		return settle(action, turn, { before: null, after, done: "policy-added" });
	});
}

/** Corrects a policy, or says when it ended. */
export function savePolicy(action: LeadAction): Promise<WorkResult> {
	const form = readForm(action);
	return changePolicy(action, "policy-saved", () => {
		return form.ok ? { ok: true, set: form.policy } : { ok: false, code: "invalid", errors: form.errors };
	});
}

/** Removes a policy that was entered by mistake. */
export function removePolicy(action: LeadAction): Promise<WorkResult> {
	return changePolicy(action, "policy-removed", (now) => ({ ok: true, set: { removedAt: now } }));
}

function readForm({ services, fields }: LeadAction) {
	return readPolicy(fields, zonedTime(services.clock(), agency.timeZone).date);
}

async function changePolicy(
	action: LeadAction,
	done: LeadDone,
	decide: (now: Date) => { ok: true; set: Partial<Policy> } | Extract<WorkResult, { ok: false }>,
): Promise<WorkResult> {
	return onLead(action, async (turn) => {
		const { transaction, lead, now } = turn;
		const before = await findPolicy(transaction, readRowId(action.fields.policy));
		if (!before || before.leadId !== lead.id) return { ok: false, code: "gone" };
		const decided = decide(now);
		if (!decided.ok) return decided;
		// It was sent before and the answer was lost, or there is nothing to change and to undo.
		const isSame = decided.set.removedAt
			? before.removedAt !== null
			: isSamePolicy(before, { ...before, ...decided.set });
		if (isSame) return { ok: true, done };
		// Somebody else was faster.
		if (before.removedAt) return { ok: false, code: "conflict" };
		const [after] = await transaction
			.update(leadPolicies)
			.set({ ...decided.set, changedAt: now })
			.where(eq(leadPolicies.id, before.id))
			.returning();
		return settle(action, turn, { before, after, done });
	});
}

/** What follows from every change by staff, unless somebody has changed the lead since they opened the form. */
async function settle(
	action: LeadAction,
	{ transaction, lead, now, log }: LeadTurn,
	{ before, after, done }: { before: Policy | null; after: Policy | undefined; done: LeadDone },
): Promise<WorkResult> {
	if (!after) return { ok: false, code: "gone" };
	const { by } = action;
	const command = randomUUID();
	await recordCommand(transaction, { id: command, kind: "policy", by, data: {}, count: 1, at: now });
	const seen = { id: lead.id, revision: seenRevision(action) };
	const isChanged = await notePolicy(transaction, seen, { before, after, by, at: now, commandId: command });
	if (!isChanged) return { ok: false, code: "conflict" };
	await log("POLICY_CHANGED");
	return { ok: true, done, command };
}

/**
 * The entry of the timeline, and what else derives from a policy that was changed: the review task and, with the next sweep,
 * whether the lead is a client's.
 * @returns false if somebody has changed the lead: nothing has happened then
 */
export async function notePolicy(
	transaction: Transaction,
	lead: { id: string; revision: number },
	change: {
		before: Policy | null;
		after: Policy;
		by: { userId: string; name: string; locale: LeadAction["by"]["locale"] };
		at: Date;
		commandId: string;
	},
): Promise<boolean> {
	const { before, after, by, at, commandId } = change;
	const isChanged = await changeLead(transaction, lead, {
		kind: "policy",
		set: {},
		by,
		at,
		before: before && { policy: storedPolicy(before) },
		after: { policy: storedPolicy(after) },
		commandId,
	});
	if (!isChanged) return false;
	await keepReview(transaction, { before, after, locale: by.locale, now: at });
	await refreshNextTask(transaction, lead.id);
	return true;
}

export async function findPolicy(transaction: Transaction, id: string | null): Promise<Policy | undefined> {
	if (!id) return undefined;
	const [found] = await transaction.select().from(leadPolicies).where(eq(leadPolicies.id, id));
	return found;
}

export function storedPolicy(policy: PolicyFacts & Pick<Policy, "id" | "removedAt">): StoredPolicy {
	return { policyId: policy.id, ...policyFactsOf(policy), isRemoved: policy.removedAt !== null };
}
