import { and, eq, gt, isNull, notInArray } from "drizzle-orm";
import { leadCommands } from "#database/schema.ts";
import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { type CommandKindName, undoDays } from "#domain/lead-desk/lead-command.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import type { DeskUser } from "../work/lead-reader.server.ts";
import { commandKinds } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";

/**
 * Undoes a command: people undo their own if their role still may, admins undo anybody's. What somebody has changed since then stays. A second
 * request does nothing.
 * @returns false if there is nothing to undo
 */
export async function undoCommand(
	services: Pick<Services, "audit" | "clock" | "database">,
	by: DeskUser & { ip: string },
	id: string,
): Promise<boolean> {
	const now = services.clock();
	const isUndone = await services.database.db.transaction(async (transaction) => {
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
		const restored = await kind.undo(transaction, by, command, now);
		await transaction.update(leadCommands).set({ restored }).where(eq(leadCommands.id, id));
		await recordSecurity(transaction, now, {
			...{ table: "lead_commands", action: "LEADS_RESTORED", subjectId: id, userId: by.userId, ip: by.ip },
			details: `${kind.auditName(command)}: ${restored}`,
		});
		return true;
	});
	if (isUndone) services.audit.sealSoon();
	return isUndone;
}

/** Whether there is something to undo. It doesn't say who may do it. */
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
