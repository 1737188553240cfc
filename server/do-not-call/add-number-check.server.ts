import { randomUUID } from "node:crypto";
import { agency } from "#content/agency.ts";
import { doNotCallChecks, doNotCallLists } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type RegisterErrors, readNumberCheck } from "#domain/do-not-call/register-form.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Services } from "../services.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";
import { reindexNumbers } from "./apply-list.server.ts";

/** Keeps what a person found when they looked up one number. A form that is sent twice counts once. */
export async function addNumberCheck(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	fields: Readonly<Record<string, unknown>>,
): Promise<ActionResult<{ key: string }, never, RegisterErrors>> {
	const now = services.clock();
	const read = readNumberCheck(fields, zonedTime(now, agency.timeZone).date);
	if (!read.ok) return { ...read, code: "invalid" };
	const { key, source, isListed, checkedOn, place } = read.value;
	const id = readRowId(fields.once) ?? randomUUID();
	const result = await staffAction(services, by, "do_not_call_lists", async ({ transaction, log }) => {
		const done = { ok: true, key } as const;
		const added = await transaction
			.insert(doNotCallLists)
			.values({
				id,
				kind: "number",
				source,
				name: place,
				checkedOn,
				state: "ready",
				numbers: 1,
				listed: isListed ? 1 : 0,
				addedById: by.userId,
				addedByName: by.name,
				addedAt: now,
			})
			.onConflictDoNothing()
			.returning({ id: doNotCallLists.id });
		if (added.length === 0) return done;
		await transaction.insert(doNotCallChecks).values({ phoneKey: key, listId: id, checkedOn, isListed });
		await reindexNumbers(transaction, [key]);
		const details = `${source}, ${checkedOn}: ${isListed ? "listed" : "not listed"}`;
		await log("DO_NOT_CALL_ADDED", { subjectId: id, details });
		return done;
	});
	services.leadIndex.indexSoon();
	return result;
}
