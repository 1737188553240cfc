import { and, eq, gt, isNull, notInArray } from "drizzle-orm";
import { leadCommands } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { type CommandKindName, undoDays } from "#domain/lead-desk/lead-command.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { commandKinds } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";
import { storeStep } from "./undo-in-steps.server.ts";

/**
 * Undoes a command: people undo their own if their role still may, admins undo anybody's. What somebody has changed since
 * then stays. A second request does nothing. If there are many leads, a job does the rest. `gone`: there is nothing to undo.
 */
export function undoCommand(
	services: Pick<Services, "clock" | "database" | "jobs">,
	by: LeadActor,
	id: string,
): Promise<ActionResult<unknown, "gone">> {
	const now = services.clock();
	return staffAction<ActionResult<unknown, "gone">>(services, by, "lead_commands", async ({ transaction, log }) => {
		const isOwn = mayWorkAllLeads(by.role) ? undefined : eq(leadCommands.staffId, by.userId);
		const refused = Object.entries(commandKinds).filter(([, { mayUndo }]) => mayUndo?.(by.role) === false);
		const kinds = refused.map(([name]) => name as CommandKindName);
		const [command] = await transaction
			.update(leadCommands)
			.set({ undoneAt: now, undoneById: by.userId, undoneByName: by.name })
			.where(
				and(
					eq(leadCommands.id, id),
					isOwn,
					notInArray(leadCommands.kind, kinds),
					isNull(leadCommands.undoneAt),
					gt(leadCommands.createdAt, undoableSince(now)),
				),
			)
			.returning();
		if (!command) return { ok: false, code: "gone" };
		const kind = commandKinds[command.kind];
		const undone = await kind.undo(transaction, by, command, now);
		// They may not open the leads any more. Somebody else still can undo it.
		if (undone === 0 && command.kind !== "view" && !mayWorkAllLeads(by.role)) return { ok: false, code: "gone" };
		if (undone !== 0) await kind.undone?.(services, transaction, command);
		const isMore = await storeStep(transaction, { command, undone, ip: by.ip, now });
		if (isMore) {
			await services.jobs.enqueue(transaction, "undo-command", { commandId: id });
			await log("IMPORT_UNDO_STARTED", { subjectId: id, details: `${kind.auditName(command)}: ${command.count}` });
		}
		return { ok: true };
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
	return daysBefore(now, undoDays);
}
