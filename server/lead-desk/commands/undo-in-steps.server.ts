import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { leadCommands } from "#database/schema.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { type StepParts, type SteppedJob, workInSteps } from "../../stepped-jobs.server.ts";
import { commandKinds, type Undone } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";

const { restored, undoneAt } = leadCommands;
const isHalfUndone = and(isNotNull(undoneAt), isNull(restored));

/**
 * Stores what a step of an undo did, or that it was the last one.
 * @returns whether there is more to do
 */
export async function storeStep(
	transaction: Transaction,
	{ command, undone, ip, now }: { command: LeadCommand; undone: Undone; ip?: string; now: Date },
): Promise<boolean> {
	const isCommand = eq(leadCommands.id, command.id);
	if (typeof undone !== "number") {
		await transaction.update(leadCommands).set({ data: undone.data }).where(isCommand);
		return true;
	}
	await transaction.update(leadCommands).set({ restored: undone }).where(isCommand);
	await recordSecurity(transaction, now, {
		table: "lead_commands",
		action: "LEADS_RESTORED",
		subjectId: command.id,
		userId: command.undoneById,
		ip,
		details: `${commandKinds[command.kind].auditName(command)}: ${undone}`,
	});
	return false;
}

/** Goes on undoing a command of many leads. */
export const undoSteps: SteppedJob<"undo-command"> = {
	name: "undo-command",
	begin:
		({ clock }, { commandId }) =>
		async (transaction) => {
			const half = transaction
				.select()
				.from(leadCommands)
				.where(and(eq(leadCommands.id, commandId), isHalfUndone));
			const [command] = await half.for("update");
			const goOn = command && commandKinds[command.kind].undoMore;
			if (!(command && goOn)) return false;
			return storeStep(transaction, { command, undone: await goOn(transaction, command), now: clock() });
		},
	async unfinished(db) {
		return await db.select({ commandId: leadCommands.id }).from(leadCommands).where(isHalfUndone);
	},
};

export function goOnUndoing(parts: StepParts, data: { commandId: string }): Promise<void> {
	return workInSteps(undoSteps, parts, data);
}
