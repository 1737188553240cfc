import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { leadCommands } from "#database/schema.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { isJobPending } from "../../platform/queued-jobs.server.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { commandKinds, type Undone } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";

/** A job ends before the queue considers it dead, and the next one continues. */
const stepsPerJob = 40;
/** Before each step, it waits at most this long for a burst of new leads. */
const patienceMs = 3000;

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

/**
 * Goes on undoing a command of many leads. Its progress is stored with each step, so a process that dies, or a second one,
 * loses nothing and does nothing twice.
 */
export async function goOnUndoing(
	parts: Pick<Services, "clock" | "database" | "intake" | "jobs">,
	{ commandId }: { commandId: string },
): Promise<void> {
	for (let step = 0; step < stepsPerJob; step++) {
		await parts.intake.calm(patienceMs);
		const now = parts.clock();
		const isMore = await parts.database.db.transaction(async (transaction) => {
			const half = transaction
				.select()
				.from(leadCommands)
				.where(and(eq(leadCommands.id, commandId), isHalfUndone));
			const [command] = await half.for("update");
			const goOn = command && commandKinds[command.kind].undoMore;
			return command && goOn
				? storeStep(transaction, { command, undone: await goOn(transaction, command), now })
				: false;
		});
		if (!isMore) return;
	}
	await parts.jobs.send("undo-command", { commandId });
}

/** Enqueues undos that have no job any more, such as one that failed for good. Call it when the site starts. */
export async function continueUndos({ database: { db }, jobs }: Pick<Services, "database" | "jobs">): Promise<void> {
	for (const { id } of await db.select({ id: leadCommands.id }).from(leadCommands).where(isHalfUndone)) {
		if (!(await isJobPending(db, "undo-command", ["commandId", id])))
			await jobs.send("undo-command", { commandId: id });
	}
}
