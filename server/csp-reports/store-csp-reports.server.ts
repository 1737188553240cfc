import { desc, inArray, sql } from "drizzle-orm";
import { cspReports } from "#database/schema.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { CspReport } from "./parse-csp-reports.server.ts";

/** Limits the table, because anyone can send reports. */
const maxStored = 1000;

/**
 * Counts reports, and deletes those that came least often and longest ago: a flood of made-up reports, each a different
 * one, does not replace a violation that visitors hit again and again.
 */
export async function storeCspReports(db: Database, reports: readonly CspReport[], now: Date): Promise<void> {
	if (reports.length === 0) return;
	const { id, count, created_at, document_path, directive, blocked } = cspReports;
	await db.transaction(async (transaction) => {
		for (const report of reports) {
			await transaction
				.insert(cspReports)
				.values({ ...report, created_at: now })
				.onConflictDoUpdate({
					target: [document_path, directive, blocked],
					set: { count: sql`${count} + 1`, created_at: now },
				});
		}
		const surplus = transaction
			.select({ id })
			.from(cspReports)
			.orderBy(desc(count), desc(created_at), id)
			.offset(maxStored);
		await transaction.delete(cspReports).where(inArray(id, surplus));
	});
}
