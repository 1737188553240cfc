import { eq } from "drizzle-orm";
import { staffRecords, users } from "#database/schema.ts";
import { type PeopleChange, type PeopleFormResult, readAccountId } from "#domain/staff/people.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { readRecordForm } from "#domain/team/staff-record.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";
import type { PeopleAction } from "./people-action.server.ts";

type Refused = Extract<PeopleFormResult, { ok: false }>;

/** Saves whether somebody is here, the languages and the working hours. */
export async function saveRecord(action: PeopleAction): Promise<PeopleFormResult> {
	const checked = readRecordForm(action.fields);
	if (!checked.ok) return { ok: false, code: "invalid", errors: checked.errors };
	const { isAway, languages, hours } = checked.record;
	const record = { isAway, languages: [...languages], hours };
	return changeRecord(action, "record-saved", isAway ? "away" : "active", async (transaction, userId) => {
		const row = { ...record, updatedAt: action.services.clock() };
		await transaction
			.insert(staffRecords)
			.values({ userId, ...row })
			.onConflictDoUpdate({ target: staffRecords.userId, set: row });
		return null;
	});
}

/**
 * Changes what belongs to somebody's record, one change at a time, and logs it.
 * @param details the site's own words for the log
 */
export async function changeRecord(
	{ services, by, fields }: PeopleAction,
	done: PeopleChange,
	details: string,
	change: (transaction: Transaction, userId: string) => Promise<Refused | null>,
): Promise<PeopleFormResult> {
	if (!mayManagePeople(by.role)) return { ok: false, code: "notAdmin" };
	const userId = readAccountId(fields.person) ?? "";
	return staffAction<PeopleFormResult>(services, by, "staff_records", async ({ transaction, log }) => {
		if (!(await lockAdmins(transaction)).includes(by.userId)) return { ok: false, code: "notAdmin" };
		const [person] = await transaction
			.select({ isConfirmed: users.emailVerified })
			.from(users)
			.where(eq(users.id, userId))
			.for("update");
		if (!person?.isConfirmed) return { ok: false, code: "gone" };
		const refused = await change(transaction, userId);
		if (refused) return refused;
		await services.database.changes.announce(claimsTopic, transaction);
		await log("RECORD_CHANGED", { subjectId: userId, details });
		return { ok: true, done, person: userId };
	});
}
