import { and, desc, eq, gte, isNull } from "drizzle-orm";
import { leadCalls, leadChanges } from "#database/schema.ts";
import { mayWithdrawCall, withdrawableSince } from "#domain/lead-desk/call-withdrawal.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import { reindexPerson } from "../../suppression/reindex-person.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { type LeadAction, type LeadTurn, onLead, type WorkResult } from "./lead-action.server.ts";
import { deriveContacts, isContacted } from "./lead-contacts.server.ts";

type Call = typeof leadCalls.$inferSelect;

/** The calls to a lead that a person can still withdraw, newest first. */
export async function withdrawableCalls(
	db: Database | Transaction,
	leadId: string,
	userId: string,
	now: Date,
): Promise<string[]> {
	const { id, calledAt, staffId, withdrawnAt } = leadCalls;
	const rows = await db
		.select({ id })
		.from(leadCalls)
		.where(
			and(
				eq(leadCalls.leadId, leadId),
				eq(staffId, userId),
				isNull(withdrawnAt),
				gte(calledAt, withdrawableSince(now)),
			),
		)
		.orderBy(desc(calledAt), desc(id));
	return rows.map((call) => call.id);
}

/**
 * Takes back a call that a person logged by mistake. It stays on the timeline and counts for nothing: not as an attempt, a
 * contact or a wrong number. The status that it set goes, unless somebody changed the status since.
 */
export function withdrawCall(action: LeadAction): Promise<WorkResult> {
	const { by } = action;
	const callId = readRowId(action.fields.call);
	return onLead(action, async (turn) => {
		const { transaction, lead, now, log } = turn;
		const call = callId ? await findCall(transaction, lead.id, callId) : undefined;
		if (!call || call.staffId !== by.userId) return { ok: false, code: "notYourCall" };
		if (call.withdrawnAt) return { ok: true, done: "call-withdrawn" };
		if (!mayWithdrawCall(call, by.userId, now)) return { ok: false, code: "callStands" };
		await transaction.update(leadCalls).set({ withdrawnAt: now }).where(eq(leadCalls.id, call.id));
		await deriveContacts(transaction, lead.id, call.calledAt);
		if (await isStatusOfWithdrawn(transaction, lead.id)) await markNew(turn, by);
		// The attempts and the wrong number counted for all leads with the number.
		await reindexPerson(transaction, lead);
		await log("LEAD_CALL_WITHDRAWN", `call: ${call.outcome}`);
		return { ok: true, done: "call-withdrawn" };
	});
}

async function findCall(transaction: Transaction, leadId: string, callId: string): Promise<Call | undefined> {
	const [call] = await transaction
		.select()
		.from(leadCalls)
		.where(and(eq(leadCalls.id, callId), eq(leadCalls.leadId, leadId)));
	return call;
}

/** True if a lead has its status only because of withdrawn calls: no later change set one, and no other contact would have. */
async function isStatusOfWithdrawn(transaction: Transaction, leadId: string): Promise<boolean> {
	const [last] = await transaction
		.select({ revision: leadChanges.revision })
		.from(leadChanges)
		.where(and(eq(leadChanges.leadId, leadId), eq(leadChanges.kind, "status")))
		.orderBy(desc(leadChanges.revision))
		.limit(1);
	if (!last) return false;
	const setter = and(eq(leadCalls.leadId, leadId), eq(leadCalls.statusRevision, last.revision));
	return (await transaction.$count(leadCalls, setter)) > 0 && !(await isContacted(transaction, leadId));
}

async function markNew({ transaction, lead, now }: LeadTurn, by: LeadAction["by"]): Promise<void> {
	await changeLead(transaction, lead, {
		kind: "status",
		set: { status: "new" },
		by,
		at: now,
		before: { status: lead.status, reason: lead.statusReason, valueCents: lead.valueCents },
		after: { status: "new", reason: null, valueCents: null },
	});
}
