import type { PeopleFormResult } from "#domain/staff/people.ts";
import { leaveDetail, readLeaveFields, storeLeave } from "../leave/plan-leave.server.ts";
import { changeRecord } from "./change-record.server.ts";
import type { PeopleAction } from "./people-action.server.ts";

/** Saves or removes somebody's leave on their page. */
export async function saveLeave(action: PeopleAction): Promise<PeopleFormResult> {
	const { services, fields } = action;
	const read = readLeaveFields(services, fields);
	if (!read.ok) return read;
	const { leave } = read;
	const done = leave ? "leave-saved" : "leave-ended";
	return changeRecord(action, done, leaveDetail(leave), async (transaction, userId) => {
		const stored = await storeLeave(services, transaction, userId, leave);
		return stored.ok ? null : stored;
	});
}
