import type { SecurityAction } from "#domain/audit/security-actions.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity, type SecurityEvent } from "./security-log.server.ts";

export interface StaffTurn {
	transaction: Transaction;
	/** Writes down who did what, together with the change. */
	log(action: SecurityAction, about?: { subjectId?: string; details?: string }): Promise<void>;
}

/**
 * Carries out what somebody of the staff does, in one transaction with its audit entry. Everything is undone if the result
 * is not ok.
 * @param table what the audit entries are about
 */
export async function staffAction<Outcome extends { ok: boolean }>(
	{ clock, database }: Pick<Services, "clock" | "database">,
	{ userId, ip }: Pick<Actor, "userId" | "ip">,
	table: SecurityEvent["table"],
	work: (turn: StaffTurn) => Promise<Outcome>,
): Promise<Outcome> {
	try {
		return await database.db.transaction(async (transaction) => {
			const result = await work({
				transaction,
				log: (action, about) => recordSecurity(transaction, clock(), { table, action, userId, ip, ...about }),
			});
			if (!result.ok) throw new Refused(result);
			return result;
		});
	} catch (error) {
		if (error instanceof Refused) return error.result as Outcome;
		throw error;
	}
}

/** Leaves the transaction, so that nothing of it stays. */
class Refused extends Error {
	readonly result: unknown;
	constructor(result: unknown) {
		super("Nothing was changed");
		this.result = result;
	}
}
