import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { desc, eq } from "drizzle-orm";
import { leadImportRows, leadImports } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type LeadActor, mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { foldedName, guessMapping } from "#domain/lead-exchange/import-columns.ts";
import { type ImportSettings, maxImportBytes, type UploadProblem } from "#domain/lead-exchange/lead-import.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { sha256 } from "../../platform/sha256.server.ts";
import type { Services } from "../../services.server.ts";
import { NotAllowedError } from "../../staff/dashboard-lists.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { readFile } from "./read-file.server.ts";

/** A statement is short, so that visitors don't wait. */
const rowsAtATime = 500;

/** A file of leads as it was uploaded, before anything is imported. */
export interface UploadedFile {
	name: string;
	bytes: Uint8Array;
}

/** Keeps a file for a day, so that somebody can say what its columns are and look at what would be imported. */
export async function storeImport(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	{ file, locale }: { file: UploadedFile; locale: Locale },
): Promise<ActionResult<{ id: string }, UploadProblem>> {
	if (!mayExchangeLeads(by.role)) throw new NotAllowedError();
	if (file.bytes.length === 0) return { ok: false, code: "missing" };
	if (file.bytes.length > maxImportBytes) return { ok: false, code: "tooLarge" };
	const read = await readFile(file.bytes);
	if (!read.ok) return read;
	const { db } = services.database;
	const { header, rows } = read;
	const headerHash = sha256(JSON.stringify(header.map(foldedName)));
	const id = randomUUID();
	const settings = (await lastSettings(db, headerHash)) ?? firstSettings(header, locale);
	await staffAction(services, by, "lead_imports", async ({ transaction, log }) => {
		await transaction.insert(leadImports).values({
			id,
			staffId: by.userId,
			staffName: by.name,
			fileName: shownName(file.name),
			header,
			headerHash,
			settings,
			rows: rows.length,
			createdAt: services.clock(),
		});
		await log("IMPORT_UPLOADED", { subjectId: id, details: `rows: ${rows.length}` });
		return { ok: true };
	});
	for (let start = 0; start < rows.length; start += rowsAtATime) {
		const some = rows.slice(start, start + rowsAtATime);
		const values = some.map(({ line, cells }, index) => ({ importId: id, row: start + index + 1, line, cells }));
		await db.insert(leadImportRows).values(values);
		await setImmediate();
	}
	return { ok: true, id };
}

/** The beginning of a file's name, as far as a list can show it. */
function shownName(name: string): string {
	const line = name
		.replace(/[\p{Cc}\p{Cf}]/gu, " ")
		.toWellFormed()
		.trim();
	return line.slice(0, 100) || "leads.csv";
}

/** The settings of the last file with the same columns. */
async function lastSettings(db: Database, headerHash: string): Promise<ImportSettings | null> {
	const [last] = await db
		.select({ settings: leadImports.settings })
		.from(leadImports)
		.where(eq(leadImports.headerHash, headerHash))
		.orderBy(desc(leadImports.createdAt))
		.limit(1);
	return last?.settings ?? null;
}

function firstSettings(header: readonly string[], locale: Locale): ImportSettings {
	return {
		mapping: guessMapping(header),
		duplicates: "skip",
		ownerId: null,
		status: "new",
		source: "import",
		locale,
	};
}
