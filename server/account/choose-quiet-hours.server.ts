import { eq } from "drizzle-orm";
import { staffRecords } from "#database/schema.ts";
import { type QuietHours, readQuietForm } from "#domain/staff/absence.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { AccountFormResult } from "#domain/staff/own-account.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

/** Saves when somebody who works here gets no alerts. */
export async function chooseQuietHours(
	services: Services,
	{ visitor: { ip } }: AccountVisit,
	{ userId, role }: Pick<Actor, "userId" | "role">,
	fields: Readonly<Record<string, unknown>>,
): Promise<AccountFormResult> {
	const read = readQuietForm(fields);
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	const { quiet } = read;
	if (!mayOpenDashboard(role)) return { ok: true, done: "quiet-saved" };
	return staffAction<AccountFormResult>(services, { userId, ip }, "staff_records", async ({ transaction, log }) => {
		const row = { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null, updatedAt: services.clock() };
		await transaction
			.insert(staffRecords)
			.values({ userId, ...row })
			.onConflictDoUpdate({ target: staffRecords.userId, set: row });
		const details = quiet ? `quiet ${quiet.from} to ${quiet.until}` : "not quiet";
		await log("RECORD_CHANGED", { subjectId: userId, details });
		return { ok: true, done: "quiet-saved" };
	});
}

export async function readQuietHours(
	{ database: { db } }: Pick<Services, "database">,
	userId: string,
): Promise<QuietHours | null> {
	const { quietFrom, quietUntil } = staffRecords;
	const [row] = await db
		.select({ from: quietFrom, until: quietUntil })
		.from(staffRecords)
		.where(eq(staffRecords.userId, userId));
	return row?.from && row.until ? { from: row.from, until: row.until } : null;
}
