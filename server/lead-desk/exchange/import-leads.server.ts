import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { officeSchedule } from "#content/office-schedule.ts";
import { contactSubmissions, leadImportRows, leadImports } from "#database/schema.ts";
import { deadlines } from "#domain/leads/deadlines.ts";
import { isNotOffered } from "#domain/leads/not-offered.ts";
import { derivedId, uuidOf } from "../../leads/lead-ids.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import { type CheckedRow, checkRows } from "./check-rows.server.ts";

type Parts = Pick<Services, "audit" | "clock" | "database" | "env" | "intake" | "jobs" | "leadIndex">;
type LeadImport = typeof leadImports.$inferSelect;

/** A transaction is short: the embedded database does nothing else meanwhile. */
const batchSize = 50;
/** A job ends before the queue considers it dead, and the next one goes on. */
const batchesPerJob = 40;
/** Before each batch, it waits at most this long for a rush of new leads. */
const patienceMs = 3000;

/**
 * Imports the rows of a file, a batch at a time. Its progress is stored with the leads of the batch, so a process that
 * dies, or a second one, imports no row twice.
 */
export async function importLeads(parts: Parts, { importId }: { importId: string }): Promise<void> {
	for (let batch = 0; batch < batchesPerJob; batch++) {
		await parts.intake.calm(patienceMs);
		const isMore = await importBatch(parts, importId);
		parts.leadIndex.indexSoon();
		if (!isMore) return;
	}
	await parts.jobs.send("import-leads", { importId });
}

/** @returns whether there is more to do */
async function importBatch({ audit, clock, database, env }: Parts, importId: string): Promise<boolean> {
	const now = clock();
	const isMore = await database.db.transaction(async (transaction) => {
		const [running] = await transaction
			.select()
			.from(leadImports)
			.where(and(eq(leadImports.id, importId), eq(leadImports.state, "running")))
			.for("update");
		if (!running) return false;
		const rows = await transaction
			.select()
			.from(leadImportRows)
			.where(and(eq(leadImportRows.importId, importId), gt(leadImportRows.row, running.doneRows)))
			.orderBy(asc(leadImportRows.row))
			.limit(batchSize);
		const last = rows.at(-1);
		if (!last) {
			await finish(transaction, running, now);
			return false;
		}
		const checked = await checkRows(transaction, env, rows, running.settings, new Set());
		const imported = checked.filter(({ outcome }) => outcome === "import");
		const refused = checked.filter(({ outcome }) => outcome === "refused");
		await storeLeads(transaction, running, imported, now);
		for (const { row, problems } of refused) {
			const isRow = and(eq(leadImportRows.importId, importId), eq(leadImportRows.row, row));
			await transaction.update(leadImportRows).set({ problems }).where(isRow);
		}
		const skipped = rows.length - imported.length - refused.length;
		await transaction
			.update(leadImports)
			.set({
				doneRows: last.row,
				imported: sql`${leadImports.imported} + ${imported.length}`,
				skipped: sql`${leadImports.skipped} + ${skipped}`,
				refused: sql`${leadImports.refused} + ${refused.length}`,
			})
			.where(eq(leadImports.id, importId));
		return true;
	});
	if (!isMore) audit.sealSoon();
	return isMore;
}

async function storeLeads(
	transaction: Transaction,
	{ id: importId, settings }: LeadImport,
	rows: readonly CheckedRow[],
	now: Date,
): Promise<void> {
	const { source, status } = settings;
	const owner = await findDeskPerson(transaction, settings.ownerId);
	const leads = rows.flatMap(({ row, lead }) => {
		if (!lead) return [];
		const { isStopped, ...columns } = lead;
		const id = importedLeadId(importId, row);
		return {
			...columns,
			...{ id, submissionId: derivedId(id, "submission"), importId, suppressed: isStopped, createdAt: now },
			...{ service: "import", kind: "contact" as const, subject: "Imported lead", pageSource: "", ipAddress: "" },
			...{ status, ownerId: owner?.worksLeads ? owner.id : null, utmSource: source },
			...deadlines(now, officeSchedule),
			notOffered: isNotOffered(columns.state, columns.product),
		};
	});
	if (leads.length > 0) await transaction.insert(contactSubmissions).values(leads);
}

/** The same row of the same file is the same lead, no matter which process stores it. */
function importedLeadId(importId: string, row: number): string {
	return uuidOf(`import/${importId}/${row}`);
}

/** The rows go, except for those that were refused: they can be downloaded for a day. */
async function finish(transaction: Transaction, done: LeadImport, now: Date): Promise<void> {
	const { id, staffId, staffName, imported } = done;
	await transaction.update(leadImports).set({ state: "done", finishedAt: now }).where(eq(leadImports.id, id));
	await transaction.delete(leadImportRows).where(and(eq(leadImportRows.importId, id), isNull(leadImportRows.problems)));
	if (staffId === null) return;
	const by = { userId: staffId, name: staffName };
	await recordCommand(transaction, { id, kind: "import", by, data: {}, count: imported, at: now });
	await recordSecurity(transaction, now, {
		...{ table: "lead_commands", action: "LEADS_IMPORTED", subjectId: id, userId: staffId },
		details: `import: ${imported}`,
	});
}
