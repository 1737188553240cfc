import { and, desc, eq, getTableColumns, gte, ilike, inArray, lt, max, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { agency } from "#content/agency.ts";
import { auditEntries, users } from "#database/schema.ts";
import type { AuditFilter } from "#domain/audit/audit-filter.ts";
import { actionsOf } from "#domain/audit/security-actions.ts";
import { addDays, instantOf } from "#domain/office-hours/zoned-time.ts";
import { listLimit, maySeeAuditLog, type StaffRole } from "#domain/staff/roles.ts";
import { type Database, rowsOf } from "../platform/database/client.server.ts";
import { NotAllowedError } from "../staff/dashboard-lists.server.ts";

const actor = alias(users, "actor");
const subject = alias(users, "subject");

/**
 * One page of what staff did, the newest first.
 * @param before the number of the last entry on the page before
 * @throws NotAllowedError unless the reader is an admin
 */
export async function listAuditEntries(db: Database, reader: StaffRole, filter: AuditFilter, before: number | null) {
	if (!maySeeAuditLog(reader)) throw new NotAllowedError();
	const found = await db
		.select({
			...getTableColumns(auditEntries),
			actorName: actor.name,
			subjectName: subject.name,
			subjectEmail: subject.email,
		})
		.from(auditEntries)
		.leftJoin(actor, eq(actor.id, auditEntries.userId))
		.leftJoin(subject, eq(subject.id, auditEntries.subjectId))
		.where(and(...conditions(filter), before === null ? undefined : lt(auditEntries.sequence, before)))
		.orderBy(desc(auditEntries.sequence))
		.limit(listLimit + 1);
	const shown = found.slice(0, listLimit);
	const unknown = shown.flatMap(({ subjectId, subjectEmail }) => (subjectId && !subjectEmail ? [subjectId] : []));
	const gone = await addressesOfGone(db, unknown);
	const rows = shown.map((row) => ({
		...row,
		subjectEmail: row.subjectEmail ?? gone.get(row.subjectId ?? "") ?? null,
	}));
	return { rows, olderThan: found.length > listLimit ? (rows.at(-1)?.sequence ?? null) : null };
}

/** Deleted accounts may have left their own entries, with their address. Other records aren't accounts. */
async function addressesOfGone(db: Database, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const newest = db
		.select({ sequence: max(auditEntries.sequence) })
		.from(auditEntries)
		.where(inArray(auditEntries.userId, ids))
		// Grouped, because PostgreSQL would otherwise look for the newest among the entries of all others.
		.groupBy(auditEntries.userId);
	const rows = await db
		.select({ id: auditEntries.userId, email: auditEntries.email })
		.from(auditEntries)
		.where(inArray(auditEntries.sequence, newest));
	return new Map(rows.map(({ id, email }) => [id, email]));
}

function conditions({ who, kind, from, to, text }: AuditFilter): (SQL | undefined)[] {
	const { userId, action, email, network, details, subjectId, id } = auditEntries;
	// Written as text in UTC, so letters compare like times.
	const recordedAt = sql`${auditEntries.recordedAt} COLLATE "C"`;
	const startOf = (day: string) => instantOf(day, "00:00", agency.timeZone).toISOString();
	const pattern = text && `%${text.replace(/[\\%_]/g, "\\$&")}%`;
	return [
		who ? eq(userId, who) : undefined,
		kind === null ? ne(action, "TOKEN_REFRESHED") : undefined,
		kind && kind !== "all" ? inArray(action, actionsOf(kind)) : undefined,
		from ? gte(recordedAt, startOf(from)) : undefined,
		to ? lt(recordedAt, startOf(addDays(to, 1))) : undefined,
		pattern
			? or(
					...[email, network, details, subjectId, sql`${id}::text`, subject.email, subject.name, actor.name].map(
						(column) => ilike(column, pattern),
					),
				)
			: undefined,
	];
}

/** Everybody who left entries, with the newest address. Jumps from account to account, however many entries there are. */
export async function listAuditActors(db: Database): Promise<{ id: string; email: string }[]> {
	const result = await db.execute<{ id: string; email: string }>(sql`
		WITH RECURSIVE actors (id) AS (
			(SELECT user_id FROM audit_entries ORDER BY user_id LIMIT 1)
			UNION ALL
			SELECT (SELECT user_id FROM audit_entries WHERE user_id > actors.id ORDER BY user_id LIMIT 1)
			FROM actors WHERE actors.id IS NOT NULL
		)
		SELECT actors.id, newest.email FROM actors
		CROSS JOIN LATERAL (
			SELECT email FROM audit_entries WHERE user_id = actors.id ORDER BY sequence DESC LIMIT 1
		) AS newest
		WHERE actors.id IS NOT NULL
		ORDER BY newest.email`);
	return rowsOf(result);
}
