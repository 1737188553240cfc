import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffRecords } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { type AbsenceError, type PlannedLeave, readLeaveForm } from "#domain/staff/absence.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { AccountFormResult } from "#domain/staff/own-account.ts";
import { byRouting } from "#domain/staff/people.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { findDeskPerson, listDeskPeople } from "../lead-desk/page/desk-people.server.ts";
import { readRules } from "../lead-desk/routing/routing-rules.server.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

type Fields = Readonly<Record<string, unknown>>;
type LeaveResult = ActionResult<{ leave: PlannedLeave | null }, never, Partial<Record<string, AbsenceError>>>;

/** Saves or removes one's own leave, on the account page. */
export async function saveOwnLeave(
	services: Services,
	{ visitor: { ip } }: AccountVisit,
	{ userId, role }: Pick<Actor, "userId" | "role">,
	fields: Fields,
): Promise<AccountFormResult> {
	const read = readLeaveFields(services, fields);
	if (!read.ok) return read;
	const done = read.leave ? "leave-saved" : "leave-ended";
	if (!mayOpenDashboard(role)) return { ok: true, done };
	return staffAction<AccountFormResult>(services, { userId, ip }, "staff_records", async ({ transaction, log }) => {
		const stored = await storeLeave(services, transaction, userId, read.leave);
		if (!stored.ok) return stored;
		await services.database.changes.announce(claimsTopic, transaction);
		await log("RECORD_CHANGED", { subjectId: userId, details: leaveDetail(read.leave) });
		return { ok: true, done };
	});
}

export function readLeaveFields({ clock }: Pick<Services, "clock">, fields: Fields): LeaveResult {
	if ("end" in fields) return { ok: true, leave: null };
	const read = readLeaveForm(fields, zonedTime(clock(), agency.timeZone).date);
	return read.ok ? read : { ok: false, code: "invalid", errors: read.errors };
}

/** In the site's own words for the log. */
export function leaveDetail(leave: PlannedLeave | null): string {
	return leave ? `leave ${leave.from} to ${leave.until}` : "no leave";
}

/** A leave that has begun is handed over in a moment. */
export async function storeLeave(
	{ clock, jobs }: Pick<Services, "clock" | "jobs">,
	transaction: Transaction,
	userId: string,
	leave: PlannedLeave | null,
): Promise<LeaveResult> {
	const heir = leave?.heir ?? null;
	if (heir !== null && heir !== byRouting) {
		const person = heir === userId ? null : await findDeskPerson(transaction, heir);
		if (!person?.worksLeads) return { ok: false, code: "invalid", errors: { heir: "choice_missing" } };
	}
	const row = {
		leaveFrom: leave?.from ?? null,
		leaveUntil: leave?.until ?? null,
		leaveHeir: heir,
		updatedAt: clock(),
	};
	await transaction
		.insert(staffRecords)
		.values({ userId, ...row })
		.onConflictDoUpdate({ target: staffRecords.userId, set: row });
	if (leave) await jobs.enqueue(transaction, "begin-leaves", {});
	return { ok: true, leave };
}

/** The leave on file, and who could take over. */
export async function readLeaveChoices({ clock, database: { db } }: Pick<Services, "clock" | "database">, id: string) {
	const [row] = await db.select().from(staffRecords).where(eq(staffRecords.userId, id));
	const { leaveFrom: from, leaveUntil: until, leaveHeir: heir } = row ?? {};
	const isOver = !until || until < zonedTime(clock(), agency.timeZone).date;
	const leave: PlannedLeave | null = from && !isOver ? { from, until, heir: heir ?? null } : null;
	return { leave, ...(await handOverChoices({ clock, database: { db } }, id)) };
}

/** The people to whom somebody's work can go, and whether routing gives it to anybody. */
export async function handOverChoices(
	{ clock, database: { db } }: { clock: Services["clock"]; database: Pick<Services["database"], "db"> },
	userId: string,
) {
	return {
		isRoutingOn: (await readRules(db))?.isOn === true,
		heirs: (await listDeskPeople(db, clock(), null))
			.filter(({ id }) => id !== userId)
			.map(({ id, name }) => ({ id, name })),
	};
}
