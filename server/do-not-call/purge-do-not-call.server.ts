import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import {
	contactSubmissions,
	doNotCallAreas,
	doNotCallBlocks,
	doNotCallChecks,
	doNotCallLists,
} from "#database/schema.ts";
import { maxCheckAgeDays } from "#domain/do-not-call/check-age.ts";
import { restorableDays } from "#domain/do-not-call/register-form.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { addDays } from "#domain/office-hours/zoned-time.ts";
import { retentionDays } from "#domain/retention.ts";
import type { Database } from "../platform/database/client.server.ts";

/** Deletes unfinished uploads, the numbers of lists that were replaced long ago, and checks that nobody needs any more. */
export async function purgeDoNotCall(db: Database, now: Date): Promise<void> {
	const before = (days: number) => daysBefore(now, days);
	const { id, state, addedAt, checkedOn } = doNotCallLists;
	await db.delete(doNotCallLists).where(and(inArray(state, ["loading", "draft"]), lt(addedAt, before(1))));

	// A list without its numbers can't come back: it would open those that are on it.
	const { listId, endedAt, replacedBy } = doNotCallAreas;
	const isOver = and(isNotNull(endedAt), lt(endedAt, before(restorableDays)));
	await db
		.update(doNotCallAreas)
		.set({ replacedBy: null })
		.where(and(isOver, isNotNull(replacedBy)));
	// A list that is being loaded has no areas yet.
	const areas = (which: SQL | undefined) =>
		db
			.select({ one: sql`1` })
			.from(doNotCallAreas)
			.where(and(eq(listId, doNotCallBlocks.listId), which));
	const needed = areas(or(isNull(endedAt), gte(endedAt, before(restorableDays))));
	await db.delete(doNotCallBlocks).where(and(exists(areas(undefined)), notExists(needed)));

	const oldDay = before(retentionDays.doNotCallChecks).toISOString().slice(0, 10);
	await db.delete(doNotCallChecks).where(lt(doNotCallChecks.checkedOn, oldDay));
	// Until it has lapsed, a check counts for a lead that comes later. After that it is about nobody we know.
	const lapsed = addDays(now.toISOString().slice(0, 10), -maxCheckAgeDays);
	const ofNumber = db
		.select({ one: sql`1` })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.phoneKey, doNotCallChecks.phoneKey));
	await db.delete(doNotCallChecks).where(and(lt(doNotCallChecks.checkedOn, lapsed), notExists(ofNumber)));
	const current = db
		.select({ one: sql`1` })
		.from(doNotCallAreas)
		.where(and(eq(listId, id), sql`${endedAt} IS NULL`));
	await db.delete(doNotCallLists).where(and(lt(checkedOn, oldDay), notExists(current)));
}
