import { eq } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { LeadDone, LeadRefusal } from "#domain/lead-desk/lead-done.ts";
import type { WorkErrors } from "#domain/lead-desk/work-error.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { type DeskLead, findLead } from "./find-lead.server.ts";

/** One person's action on one lead. */
export interface LeadAction {
	services: Pick<Services, "clock" | "database">;
	by: LeadActor;
	leadId: string;
	/** The fields of the form. */
	fields: Readonly<Record<string, unknown>>;
}

export type WorkResult =
	| { done: LeadDone }
	| { errors: WorkErrors }
	| { refusal: LeadRefusal }
	/** Somebody changed the lead in the meantime. */
	| { isConflict: true };

/** The context of a use case that has the lead's lock: only one at a time works on a lead. */
export interface LeadTurn {
	transaction: Transaction;
	/** The current lead. No other change comes in between. */
	lead: DeskLead;
	now: Date;
	/** Writes down who did what, together with the change. */
	log(action: SecurityAction, details?: string): Promise<void>;
}

/**
 * Runs work on a lead that this person may open, under a lock. The changes are rolled back if the work does not report
 * success.
 */
export async function onLead(
	{ services: { clock, database }, by, leadId }: Omit<LeadAction, "fields">,
	work: (turn: LeadTurn) => Promise<WorkResult>,
): Promise<WorkResult> {
	const result = await database.db
		.transaction(async (transaction) => {
			const { id } = contactSubmissions;
			await transaction.select({ id }).from(contactSubmissions).where(eq(id, leadId)).for("no key update");
			const lead = await findLead(transaction, by, leadId);
			if (!lead) return { refusal: "gone" } as const;
			const now = clock();
			const log = async (action: SecurityAction, details?: string) => {
				const event = {
					table: "contact_submissions",
					action,
					userId: by.userId,
					subjectId: leadId,
					ip: by.ip,
				} as const;
				await recordSecurity(transaction, now, { ...event, ...(details && { details }) });
			};
			const worked = await work({ transaction, lead, now, log });
			if (!("done" in worked)) throw new NotDone(worked);
			return worked;
		})
		.catch((error: unknown) => {
			if (error instanceof NotDone) return error.result;
			throw error;
		});
	return result;
}

/** Leaves the transaction, so that nothing of it stays. */
class NotDone extends Error {
	readonly result: WorkResult;
	constructor(result: WorkResult) {
		super("The lead was not changed");
		this.result = result;
	}
}

/** The revision that somebody saw when they opened the form; -1, which no lead has, if it names none. */
export function seenRevision({ fields }: Pick<LeadAction, "fields">): number {
	const { revision } = fields;
	return typeof revision === "string" && /^\d{1,9}$/.test(revision) ? Number(revision) : -1;
}
