import { and, eq, gt, isNull, notInArray } from "drizzle-orm";
import { leadCommands } from "#database/schema.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { type CommandKindName, undoDays } from "#domain/lead-desk/lead-command.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { commandKinds } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";
import { storeStep } from "./undo-in-steps.server.ts";

/**
 * Undoes a command: people undo their own if their role still may, admins undo anybody's. Later changes by others stay.
 * A second request does nothing. If there are many leads, a job does the rest.
 * @returns false if there is nothing to undo
 */
export async function undoCommand(
	services: Pick<Services, "clock" | "database" | "jobs">,
	by: LeadActor,
	id: string,
): Promise<boolean> {
	const now = services.clock();
	return services.database.db.transaction(async (transaction) => {
		const isOwn = mayWorkAllLeads(by.role) ? undefined : eq(leadCommands.staffId, by.userId);
		const refused = Object.entries(commandKinds).filter(([, { mayUndo }]) => mayUndo?.(by.role) === false);
		const kinds = refused.map(([name]) => name as CommandKindName);
		const [command] = await transaction
			.update(leadCommands)
			.set({ undoneAt: now, undoneById: by.userId, undoneByName: by.name })
			.where(
				and(
					...[eq(leadCommands.id, id), isOwn, notInArray(leadCommands.kind, kinds)],
					...[isNull(leadCommands.undoneAt), gt(leadCommands.createdAt, undoableSince(now))],
				),
			)
			.returning();
		if (!command) return false;
		const kind = commandKinds[command.kind];
		const undone = await kind.undo(transaction, by, command, now);
		// They may not open the leads any more. Somebody else still can undo it.
		if (undone === 0 && command.kind !== "view" && !mayWorkAllLeads(by.role)) {
			const stands = { undoneAt: null, undoneById: null, undoneByName: null };
			await transaction.update(leadCommands).set(stands).where(eq(leadCommands.id, id));
			return false;
		}
		if (undone !== 0) await kind.undone?.(services, transaction, command);
		const isMore = await storeStep(transaction, { command, undone, ip: by.ip, now });
		if (isMore) {
			await services.jobs.enqueue(transaction, "undo-command", { commandId: id });
			await recordSecurity(transaction, now, {
				...{ table: "lead_commands", action: "IMPORT_UNDO_STARTED", subjectId: id, userId: by.userId, ip: by.ip },
				details: `${kind.auditName(command)}: ${command.count}`,
			});
		}
		return true;
	});
}

/** True if there is something to undo. It doesn't say who may do it. */
export function isUndoable(
	{ undoneAt, createdAt, count }: Pick<LeadCommand, "undoneAt" | "createdAt" | "count">,
	now: Date,
): boolean {
	return undoneAt === null && count > 0 && createdAt > undoableSince(now);
}

/** Older commands can't be undone. */
export function undoableSince(now: Date): Date {
	return new Date(now.getTime() - undoDays * 86_400_000);
}
