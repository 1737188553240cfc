import { and, eq, ne } from "drizzle-orm";
import { team } from "#content/team.ts";
import { staffRecords, users } from "#database/schema.ts";
import { type PeopleFormResult, readAccountId } from "#domain/staff/people.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { checkRecord } from "#domain/team/staff-record.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import type { PeopleAction } from "./people-action.server.ts";

type Refused = Extract<PeopleFormResult, { errors: unknown }>;

/** Saves whether somebody is here, the languages and the working hours. */
export async function saveRecord(action: PeopleAction): Promise<PeopleFormResult> {
	const checked = checkRecord(action.fields);
	if (!checked.ok) return { errors: checked.errors };
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

/** Says as which member of the team visitors see somebody, or that they don't. */
export async function choosePublicRecord(action: PeopleAction): Promise<PeopleFormResult> {
	const memberId = team.find(({ id }) => id === action.fields.member)?.id ?? null;
	return changeRecord(action, "public-saved", memberId ?? "not public", async (transaction, userId) => {
		const row = { memberId, updatedAt: action.services.clock() };
		if (memberId) {
			const others = and(eq(staffRecords.memberId, memberId), ne(staffRecords.userId, userId));
			const [taken] = await transaction.select({ userId: staffRecords.userId }).from(staffRecords).where(others);
			if (taken) return { errors: {}, refusal: "memberTaken" };
		}
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
	{ services, visit, by, fields }: PeopleAction,
	done: Extract<PeopleFormResult, { done: unknown }>["done"],
	details: string,
	change: (transaction: Transaction, userId: string) => Promise<Refused | null>,
): Promise<PeopleFormResult> {
	if (!mayManagePeople(by.role)) return { errors: {}, refusal: "notAdmin" };
	const userId = readAccountId(fields.person) ?? "";
	const { db, changes } = services.database;
	const refused = await db.transaction(async (transaction) => {
		if (!(await lockAdmins(transaction)).includes(by.userId)) return { errors: {}, refusal: "notAdmin" } as const;
		const [person] = await transaction
			.select({ isConfirmed: users.emailVerified })
			.from(users)
			.where(eq(users.id, userId))
			.for("update");
		if (!person?.isConfirmed) return { errors: {}, refusal: "gone" } as const;
		const refused = await change(transaction, userId);
		if (refused) return refused;
		await changes.announce(claimsTopic, transaction);
		const event = { table: "staff_records", action: "RECORD_CHANGED", userId: by.userId, subjectId: userId } as const;
		await recordSecurity(transaction, services.clock(), { ...event, details, ip: visit.visitor.ip });
		return null;
	});
	if (refused) return refused;
	return { done, person: userId };
}
