import { and, eq, isNull, lt } from "drizzle-orm";
import { leadImportRows, leadImports } from "#database/schema.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";

type LeadImport = typeof leadImports.$inferSelect;

/** The import that is running, for this transaction alone. A batch that somebody else imports ends first. */
export async function lockRunning(transaction: Transaction, importId: string): Promise<LeadImport | null> {
	const isRunning = and(eq(leadImports.id, importId), eq(leadImports.state, "running"));
	const [running] = await transaction.select().from(leadImports).where(isRunning).for("update");
	return running ?? null;
}

/**
 * The rows go, except for those that were skipped or refused: they can be downloaded for a day. Its leads and its command stay.
 * @param stoppedBy who ended it before the last row
 */
export async function endImport(
	transaction: Transaction,
	{ id, imported, staffId }: LeadImport,
	now: Date,
	stoppedBy: { userId: string; ip: string } | null = null,
): Promise<void> {
	await transaction.update(leadImports).set({ state: "done", finishedAt: now }).where(eq(leadImports.id, id));
	await transaction.delete(leadImportRows).where(and(eq(leadImportRows.importId, id), isNull(leadImportRows.problems)));
	await recordSecurity(transaction, now, {
		...(stoppedBy
			? { action: "IMPORT_STOPPED", userId: stoppedBy.userId, ip: stoppedBy.ip }
			: { action: "LEADS_IMPORTED", userId: staffId }),
		table: "lead_commands",
		subjectId: id,
		details: `import: ${imported}`,
	});
}

/** Ends imports that began too long ago. Even if one can't end properly, the rows of its file must be deleted. */
export async function endOldImports(db: Database, limit: Date, now: Date): Promise<void> {
	const { id, state, startedAt } = leadImports;
	const old = await db
		.select({ id })
		.from(leadImports)
		.where(and(eq(state, "running"), lt(startedAt, limit)));
	for (const each of old) {
		await db.transaction(async (transaction) => {
			const running = await lockRunning(transaction, each.id);
			if (running) await endImport(transaction, running, now);
		});
	}
}
