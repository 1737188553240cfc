import { eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffRecords } from "#database/schema.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { isQuiet } from "#domain/staff/absence.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

const { userId, isAway, leaveFrom, leaveUntil, quietFrom, quietUntil } = staffRecords;

/** A condition: somebody said that they are away, or they are on leave. Without a record, nobody is. */
export function isAwayAt(now: Date): SQL<boolean> {
	const { date } = zonedTime(now, agency.timeZone);
	const onLeave = sql`(${date}::date BETWEEN ${leaveFrom} AND ${leaveUntil})`;
	return sql<boolean>`coalesce(${or(eq(isAway, true), onLeave)}, false)`;
}

/** The accounts that are in their quiet hours. */
export async function whoIsQuiet(db: Database | Transaction, now: Date): Promise<string[]> {
	const { time } = zonedTime(now, agency.timeZone);
	const rows = await db
		.select({ userId, from: quietFrom, until: quietUntil })
		.from(staffRecords)
		.where(isNotNull(quietFrom));
	return rows
		.filter(({ from, until }) => from !== null && until !== null && isQuiet({ from, until }, time))
		.map((row) => row.userId);
}
