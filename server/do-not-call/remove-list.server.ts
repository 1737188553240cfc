import { and, eq, sql } from "drizzle-orm";
import { doNotCallAreas, doNotCallBlocks, doNotCallLists } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

/**
 * Removes a list that was added by mistake. What it replaced counts again. Its line stays in the register, and so do the
 * checks that were made with it, which no longer count.
 */
export async function removeList(
	services: Pick<Services, "clock" | "database" | "jobs">,
	by: LeadActor,
	listId: string,
): Promise<ActionResult<unknown, "gone">> {
	const now = services.clock();
	return staffAction<ActionResult<unknown, "gone">>(services, by, "do_not_call_lists", async ({ transaction, log }) => {
		const [list] = await transaction.select().from(doNotCallLists).where(eq(doNotCallLists.id, listId)).for("update");
		if (!list || list.state === "removed" || list.state === "loading") return { ok: false, code: "gone" };
		await transaction
			.update(doNotCallLists)
			.set({
				state: "removed",
				removedAt: now,
				removedByName: by.name,
				content: null,
				cursor: null,
				// The job counts down to nothing.
				total: sql`greatest(${doNotCallLists.total}, 1)`,
			})
			.where(eq(doNotCallLists.id, listId));
		await restoreAreas(transaction, listId, now);
		await transaction.delete(doNotCallBlocks).where(eq(doNotCallBlocks.listId, listId));
		await services.jobs.enqueue(transaction, "apply-do-not-call", { listId });
		const details = `${list.source}, ${list.checkedOn}`;
		await log("DO_NOT_CALL_REMOVED", { subjectId: listId, details });
		return { ok: true };
	});
}

/** The list that it replaced counts again. If another list replaced it, that list now replaces the earlier one. */
async function restoreAreas(transaction: Transaction, listId: string, now: Date): Promise<void> {
	const own = await transaction.select().from(doNotCallAreas).where(eq(doNotCallAreas.listId, listId));
	const current = own.filter(({ endedAt }) => endedAt === null).map(({ areaCode }) => areaCode);
	await transaction
		.update(doNotCallAreas)
		.set({ endedAt: sql`coalesce(${doNotCallAreas.endedAt}, ${now.toISOString()}::timestamptz)`, replacedBy: null })
		.where(eq(doNotCallAreas.listId, listId));
	for (const { areaCode, replacedBy } of own) {
		const isReplaced = and(eq(doNotCallAreas.replacedBy, listId), eq(doNotCallAreas.areaCode, areaCode));
		const set = current.includes(areaCode) ? { endedAt: null, replacedBy: null } : { replacedBy };
		await transaction.update(doNotCallAreas).set(set).where(isReplaced);
	}
}
