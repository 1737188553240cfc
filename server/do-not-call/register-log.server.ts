import type { SecurityAction } from "#domain/audit/security-actions.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";

/** Records what an admin did to the register, together with the change. */
export function logRegister(
	transaction: Transaction,
	now: Date,
	{ userId, ip }: Actor,
	{ action, listId, details }: { action: SecurityAction; listId: string; details: string },
): Promise<void> {
	return recordSecurity(transaction, now, {
		...{ table: "do_not_call_lists", action, userId, ip, subjectId: listId, details },
	});
}
