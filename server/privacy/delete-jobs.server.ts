import { sql } from "drizzle-orm";
import { hasAddress } from "#domain/contacts/has-address.ts";
import { rowsOf, type Transaction } from "../platform/database/client.server.ts";

/**
 * Deletes jobs, also those that failed for good, that name one of these records.
 * @param ids UUIDs
 */
export async function deleteJobsOf(transaction: Transaction, ids: readonly string[]): Promise<void> {
	for (const id of ids) {
		await transaction.execute(sql`DELETE FROM jobs.job WHERE position(${id} in data::text) > 0`);
	}
}

/** Deletes jobs whose data names this address. */
export async function deleteJobsWithAddress(transaction: Transaction, address: string): Promise<void> {
	const found = rowsOf(
		await transaction.execute<{ id: string; data: string }>(
			sql`SELECT id, data::text AS data FROM jobs.job WHERE position(${address} in lower(data::text)) > 0`,
		),
	);
	// Not as JSON, in which a line break before an address reads as a letter.
	const meant = found.filter(({ data }) => textsIn(JSON.parse(data)).some((text) => hasAddress(text, address)));
	for (const { id } of meant) await transaction.execute(sql`DELETE FROM jobs.job WHERE id = ${id}`);
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(textsIn);
}
