import { randomUUID } from "node:crypto";
import { agency } from "#content/agency.ts";
import { doNotCallChecks, doNotCallLists } from "#database/schema.ts";
import { type RegisterErrors, readNumberCheck } from "#domain/do-not-call/register-form.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Services } from "../services.server.ts";
import { reindexNumbers } from "./apply-list.server.ts";
import { logRegister } from "./register-log.server.ts";

/** Keeps what a person found when they looked up one number. A form that is sent twice counts once. */
export async function addNumberCheck(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	fields: Readonly<Record<string, unknown>>,
): Promise<{ ok: true; key: string } | { ok: false; errors: RegisterErrors }> {
	const now = services.clock();
	const read = readNumberCheck(fields, zonedTime(now, agency.timeZone).date);
	if (!read.ok) return read;
	const { key, source, isListed, checkedOn, place } = read.value;
	const id = readRowId(fields.once) ?? randomUUID();
	await services.database.db.transaction(async (transaction) => {
		const added = await transaction
			.insert(doNotCallLists)
			.values({
				...{ id, kind: "number", source, name: place, checkedOn, state: "ready", numbers: 1 },
				...{ listed: isListed ? 1 : 0, addedById: by.userId, addedByName: by.name, addedAt: now },
			})
			.onConflictDoNothing()
			.returning({ id: doNotCallLists.id });
		if (added.length === 0) return;
		await transaction.insert(doNotCallChecks).values({ phoneKey: key, listId: id, checkedOn, isListed });
		await reindexNumbers(transaction, [key]);
		const details = `${source}, ${checkedOn}: ${isListed ? "listed" : "not listed"}`;
		await logRegister(transaction, now, by, { action: "DO_NOT_CALL_ADDED", listId: id, details });
	});
	services.leadIndex.indexSoon();
	return { ok: true, key };
}
