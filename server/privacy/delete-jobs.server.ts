import { hasAddress } from "#domain/contacts/has-address.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { deleteJobsNaming, deleteJobsWith } from "../platform/queued-jobs.server.ts";

/**
 * Deletes jobs, also those that failed for good, that name one of these records.
 * @param ids UUIDs
 */
export async function deleteJobsOf(transaction: Transaction, ids: readonly string[]): Promise<void> {
	for (const id of ids) await deleteJobsNaming(transaction, id);
}

/** Deletes jobs whose data names this address. */
export async function deleteJobsWithAddress(transaction: Transaction, address: string): Promise<void> {
	// Not as JSON, in which a line break before an address reads as a letter.
	await deleteJobsWith(transaction, address, (data) => textsIn(data).some((text) => hasAddress(text, address)));
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(textsIn);
}
