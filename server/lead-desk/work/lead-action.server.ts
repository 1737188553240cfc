import { and, eq, gt, sql } from "drizzle-orm";
import { contactSubmissions, leadChanges } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { LeadDone, LeadRefusal } from "#domain/lead-desk/lead-done.ts";
import type { WorkErrors } from "#domain/lead-desk/work-error.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { type DeskLead, findLead } from "./find-lead.server.ts";

/** One person's action on one lead. */
export interface LeadAction {
	services: Pick<Services, "clock" | "database">;
	by: LeadActor;
	leadId: string;
	/** The fields of the form. */
	fields: Readonly<Record<string, unknown>>;
}

/** `command`: the id by which it can be undone. `conflict`: somebody else changed the lead first. */
export type WorkResult = ActionResult<{ done: LeadDone; command?: string }, LeadRefusal | "conflict", WorkErrors>;

/** The context of a use case that has the lead's lock: only one at a time works on a lead. */
export interface LeadTurn {
	transaction: Transaction;
	/** The current lead. No other change comes in between. */
	lead: DeskLead;
	now: Date;
	/** Writes down who did what, together with the change. */
	log(action: SecurityAction, details?: string): Promise<void>;
}

/** There is no such lead, or it is not this person's to open. */
type Gone = { ok: false; code: "gone" };

/** Works on a lead that this person may open, while nobody else does. Everything is undone if the result is not ok. */
export function onLead<Outcome extends { ok: boolean } = WorkResult>(
	{ services, by, leadId }: Omit<LeadAction, "fields">,
	work: (turn: LeadTurn) => Promise<Outcome>,
): Promise<Outcome | Gone> {
	return staffAction<Outcome | Gone>(services, by, "contact_submissions", async ({ transaction, log }) => {
		await lockLead(transaction, leadId);
		const lead = await findLead(transaction, by, leadId);
		if (!lead) return { ok: false, code: "gone" };
		const logLead: LeadTurn["log"] = (action, details) => log(action, { subjectId: leadId, details });
		return work({ transaction, lead, now: services.clock(), log: logLead });
	});
}

/** Before its tasks, in the order in which the deletion of a lead locks them. */
export async function lockLead(transaction: Transaction, leadId: string): Promise<void> {
	const { id } = contactSubmissions;
	await transaction.select({ id }).from(contactSubmissions).where(eq(id, leadId)).for("no key update");
}

/**
 * True if somebody corrected the lead's number after this form was opened. What was said in a call belongs to the number that the
 * form showed.
 */
export async function isNumberCorrected(
	{ transaction, lead }: Pick<LeadTurn, "transaction" | "lead">,
	action: Pick<LeadAction, "fields">,
): Promise<boolean> {
	const seen = seenRevision(action);
	if (seen < 0) return false;
	const { id, leadId, kind, before, revision } = leadChanges;
	const isNewer = and(
		eq(leadId, lead.id),
		eq(kind, "facts"),
		gt(revision, seen),
		sql`jsonb_exists(${before}, 'phone')`,
	);
	const [newer] = await transaction.select({ id }).from(leadChanges).where(isNewer).limit(1);
	return newer !== undefined;
}

/** The revision that somebody saw when they opened the form; -1, which no lead has, if it names none. */
export function seenRevision({ fields }: Pick<LeadAction, "fields">): number {
	const { revision } = fields;
	return typeof revision === "string" && /^\d{1,9}$/.test(revision) ? Number(revision) : -1;
}
