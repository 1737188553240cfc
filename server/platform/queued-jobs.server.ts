import { sql } from "drizzle-orm";
import { type Database, rowsOf, type Transaction } from "./database/client.server.ts";

/** The table of the library that runs jobs. Besides this file, only `job-queue.server.ts` reads and changes it. */
const table = sql`jobs.job`;

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
