import { inArray, sql } from "drizzle-orm";
import { type Database, rowsOf, type Transaction } from "./database/client.server.ts";

/** The table of the library that runs jobs. Besides this file, only `job-queue.server.ts` reads and changes it. */
const table = sql`jobs.job`;

/** Where jobs wait that failed for good. The library deletes them after two weeks. */
export const deadLetter = "dead-letter";

const isDead = sql`name = ${deadLetter} AND state < 'active'`;

/**
 * What waits to be run: how long the oldest is overdue, and how many failed and will be tried again.
 * @param names of the jobs that this version runs; others wait for nobody
 */
export async function readBacklog(
	db: Database,
	names: readonly string[],
): Promise<{ minutes: number; retrying: number }> {
	const overdue = sql`extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now()))`;
	const [found] = rowsOf(
		await db.execute<{ seconds: string | null; retrying: string }>(sql`
			SELECT ${overdue} AS seconds, count(*) FILTER (WHERE state = 'retry') AS retrying
			FROM ${table} WHERE state < 'active' AND ${inArray(sql`name`, [...names])}
		`),
	);
	return { minutes: Math.floor(Number(found?.seconds ?? 0) / 60), retrying: Number(found?.retrying) };
}

/** A job that failed for good. */
export interface DeadJob {
	id: string;
	/** What it was to do. */
	name: string;
	/** Null if it isn't about a lead. */
	leadId: unknown;
	failedAt: Date;
}

export async function countDeadJobs(db: Database): Promise<number> {
	const [found] = rowsOf(await db.execute<{ count: string }>(sql`SELECT count(*) FROM ${table} WHERE ${isDead}`));
	return Number(found?.count);
}

/** @returns the newest ones */
export async function readDeadJobs(db: Database | Transaction, count: number): Promise<DeadJob[]> {
	const rows = rowsOf(
		await db.execute<{ id: string; name: string | null; lead: string | null; seconds: string }>(sql`
			SELECT id, source_name AS name, data->>'leadId' AS lead, extract(epoch FROM created_on) AS seconds
			FROM ${table} WHERE ${isDead} ORDER BY created_on DESC, id LIMIT ${count}
		`),
	);
	return rows.map(({ id, name, lead, seconds }) => ({
		id,
		name: name ?? "",
		leadId: lead,
		failedAt: new Date(Number(seconds) * 1000),
	}));
}

/**
 * Takes a job out of those that failed for good.
 * @param names the jobs that may be taken
 * @returns it, with the id that all its attempts had, if that is known; null if it isn't there
 */
export async function takeDeadJob(transaction: Transaction, id: string, names: readonly string[]) {
	const isNamed = inArray(sql`source_name`, [...names]);
	const [found] = rowsOf(
		await transaction.execute<{ name: string; data: string | null; priority: number; first_id: string | null }>(sql`
			DELETE FROM ${table} WHERE ${isDead} AND id = ${id} AND ${isNamed}
			RETURNING source_name AS name, data::text AS data, priority, coalesce(source_root_id, source_id) AS first_id
		`),
	);
	if (!found) return null;
	const { name, data, priority, first_id: firstId } = found;
	return { name, data: data === null ? null : (JSON.parse(data) as unknown), priority, firstId };
}

/** Forgets a job that failed for good. @returns what it was to do; null if it isn't there */
export async function deleteDeadJob(transaction: Transaction, id: string): Promise<string | null> {
	const deleted = sql`DELETE FROM ${table} WHERE ${isDead} AND id = ${id} RETURNING source_name AS name`;
	const [found] = rowsOf(await transaction.execute<{ name: string | null }>(deleted));
	return found ? (found.name ?? "") : null;
}

/** True if a job with these fields waits or runs. */
export async function isJobPending(db: Database, name: string, fields: unknown): Promise<boolean> {
	const isPending = sql`name = ${name} AND state IN ('created', 'retry', 'active')`;
	const hasFields = sql`data @> ${JSON.stringify(fields)}::jsonb`;
	return rowsOf(await db.execute(sql`SELECT 1 FROM ${table} WHERE ${isPending} AND ${hasFields} LIMIT 1`)).length > 0;
}

/** True if the job will still run. One that has ended is deleted, so that its id can be enqueued again. */
export async function isStillQueued(
	transaction: Transaction,
	{ id, name }: { id: string; name: string },
): Promise<boolean> {
	const isJob = sql`name = ${name} AND id = ${id}`;
	await transaction.execute(sql`DELETE FROM ${table} WHERE ${isJob} AND state > 'active'`);
	return rowsOf(await transaction.execute(sql`SELECT id FROM ${table} WHERE ${isJob}`)).length > 0;
}

/** Deletes jobs, also those that failed for good, whose data contains this text. */
export async function deleteJobsNaming(transaction: Transaction, text: string): Promise<void> {
	await transaction.execute(sql`DELETE FROM ${table} WHERE position(${text} in data::text) > 0`);
}

/** Deletes jobs whose data contains this text in any case, if it is meant. */
export async function deleteJobsWith(
	transaction: Transaction,
	text: string,
	isMeant: (data: unknown) => boolean,
): Promise<void> {
	const containing = sql`SELECT id, data::text AS data FROM ${table} WHERE position(${text} in lower(data::text)) > 0`;
	for (const { id, data } of rowsOf(await transaction.execute<{ id: string; data: string }>(containing))) {
		if (isMeant(JSON.parse(data))) await transaction.execute(sql`DELETE FROM ${table} WHERE id = ${id}`);
	}
}
