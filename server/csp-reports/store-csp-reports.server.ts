import { desc, inArray } from "drizzle-orm";
import { cspReports } from "#database/schema.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { CspReport } from "./parse-csp-reports.server.ts";

/** Limits the table, because anyone can send reports. */
const maxStored = 1000;

/** Stores reports and deletes the oldest. */
export async function storeCspReports(db: Database, reports: readonly CspReport[], now: Date): Promise<void> {
	if (reports.length === 0) return;
	await db.transaction(async (transaction) => {
		await transaction.insert(cspReports).values(reports.map((report) => ({ ...report, created_at: now })));
		const surplus = transaction
			.select({ id: cspReports.id })
			.from(cspReports)
			.orderBy(desc(cspReports.created_at), cspReports.id)
			.offset(maxStored);
		await transaction.delete(cspReports).where(inArray(cspReports.id, surplus));
	});
}
