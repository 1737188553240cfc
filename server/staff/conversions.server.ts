import { type SQL, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { type ConversionType, conversionTypes } from "#domain/conversions/conversions.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { type Database, rowsOf } from "../platform/database/client.server.ts";

/** The spec's windows, in days. */
export const conversionWindows = [7, 30] as const;
export type ConversionWindow = (typeof conversionWindows)[number];

/** The groupings of conversions. State and source are known for sent forms. */
export const conversionGroups = ["locale", "state", "service", "page", "source"] as const;
export type ConversionGroup = (typeof conversionGroups)[number];

const maxRows = 12;

interface Counted {
	count: number;
	uniqueSessions: number;
}

export interface ConversionReport {
	/** Percent with two decimals. */
	rate: number;
	total: number;
	visitors: number;
	types: (Counted & { type: ConversionType })[];
	/** Each day of the window in the agency's time zone, the oldest first. */
	days: (Counted & { day: string })[];
	/** The largest groups first; null means "not known". */
	groups: Record<ConversionGroup, (Counted & { name: string | null })[]>;
}

/** The conversions of the last days, up to now. */
export async function readConversions(db: Database, days: ConversionWindow, now: Date): Promise<ConversionReport> {
	const end = now.toISOString();
	const start = daysBefore(now, days).toISOString();
	const window = sql`${start}::timestamptz, ${end}::timestamptz`;
	const read = async <Row extends Record<string, unknown>>(query: SQL) => rowsOf<Row>(await db.execute<Row>(query));
	const [rate] = await read<{ conversion_rate: string; total_conversions: string; unique_visitors: string }>(
		sql`SELECT * FROM get_conversion_rate(${window})`,
	);
	const stats = await read<CountRow & { event_type: string }>(sql`SELECT * FROM get_conversion_stats(${window})`);
	const counted = sql`count(*) AS count, count(DISTINCT session_id) AS unique_sessions FROM conversion_events
		WHERE created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz AND is_conversion(event_type)`;
	const local = sql`(created_at AT TIME ZONE ${agency.timeZone})::date`;
	const byDay = await read<CountRow & { day: string }>(sql`SELECT ${local}::text AS day, ${counted} GROUP BY 1`);
	const groups = await Promise.all(
		conversionGroups.map(async (group) => {
			const rows = await read<CountRow & { name: string | null }>(
				sql`SELECT ${sql.identifier(group)} AS name, ${counted} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${maxRows}`,
			);
			return [group, rows.map((row) => ({ name: row.name, ...countOf(row) }))] as const;
		}),
	);
	return {
		rate: Number(rate?.conversion_rate ?? 0),
		total: Number(rate?.total_conversions ?? 0),
		visitors: Number(rate?.unique_visitors ?? 0),
		types: conversionTypes.map((type) => ({ type, ...countOf(stats.find((row) => row.event_type === type)) })),
		days: daysUpTo(now, days).map((day) => ({ day, ...countOf(byDay.find((row) => row.day === day)) })),
		groups: Object.fromEntries(groups) as ConversionReport["groups"],
	};
}

/** PostgreSQL's bigints are texts. */
interface CountRow extends Record<string, unknown> {
	count: string;
	unique_sessions: string;
}

function countOf(row: CountRow | undefined): Counted {
	return { count: Number(row?.count ?? 0), uniqueSessions: Number(row?.unique_sessions ?? 0) };
}

/** The window starts and ends within a day, so it touches one day more than it has. */
function daysUpTo(now: Date, days: number): string[] {
	const format = new Intl.DateTimeFormat("en-CA", { timeZone: agency.timeZone });
	const dates = Array.from({ length: days + 1 }, (_, index) => format.format(daysBefore(now, days - index)));
	return [...new Set(dates)];
}
