import { asc, desc, eq } from "drizzle-orm";
import { leadCommands, leadImportRows, leadImports } from "#database/schema.ts";
import { mappingProblem } from "#domain/lead-exchange/import-columns.ts";
import { importFileHours, maxImportBytes, maxImportRows } from "#domain/lead-exchange/lead-import.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { listDeskPeople } from "../page/desk-people.server.ts";
import { readRules } from "../routing/routing-rules.server.ts";
import { describeChoices, describeImport, describePreview, describeResult } from "./describe-import.server.ts";
import { previewImport } from "./preview-import.server.ts";

type Parts = Pick<Services, "clock" | "database" | "env">;

const listed = 20;

export function importCopy(locale: Locale) {
	const rows = new Intl.NumberFormat(intlLocales[locale]).format(maxImportRows);
	const megabytes = maxImportBytes / 1024 / 1024;
	return copyFor(locale, "leadExchange", { count: 0, rows, megabytes, hours: importFileHours }).import;
}

/** The page where files are uploaded, with the last ones. */
export async function importsPage({ database: { db } }: Pick<Parts, "database">, locale: Locale) {
	const found = await db
		.select({ file: leadImports, undoneAt: leadCommands.undoneAt })
		.from(leadImports)
		.leftJoin(leadCommands, eq(leadCommands.id, leadImports.id))
		.orderBy(desc(leadImports.createdAt))
		.limit(listed);
	return {
		copy: importCopy(locale),
		files: found.map(({ file, undoneAt }) => describeImport(file, locale, undoneAt)),
	};
}

/** True if this is the id of an import, which its command has, too. */
export async function isImport({ database: { db } }: Pick<Parts, "database">, id: string): Promise<boolean> {
	return (await db.$count(leadImports, eq(leadImports.id, id))) > 0;
}

/**
 * The page of one file. Null if it doesn't exist.
 * @param mayReadRows whether the reader has proved who they are: before that, the page shows nothing from the file's
 * rows
 */
export async function importPage(parts: Parts, importId: string, locale: Locale, mayReadRows = true) {
	const { db } = parts.database;
	const now = parts.clock();
	const [found] = await db.select().from(leadImports).where(eq(leadImports.id, importId));
	if (!found) return null;
	const [command] = await db.select().from(leadCommands).where(eq(leadCommands.id, importId));
	const page = {
		copy: importCopy(locale),
		file: describeImport(found, locale, command?.undoneAt ?? null),
		result: describeResult(found, command ?? null, locale, now),
	};
	if (found.state !== "draft" || !mayReadRows) return { ...page, choices: null, preview: null };
	const [row] = await db
		.select({ cells: leadImportRows.cells })
		.from(leadImportRows)
		.where(eq(leadImportRows.importId, importId))
		.orderBy(asc(leadImportRows.row))
		.limit(1);
	const people = await listDeskPeople(db, now, null);
	const rules = await readRules(db);
	const isPossible = mappingProblem(found.settings.mapping) === null;
	return {
		...page,
		choices: describeChoices(found, row?.cells ?? [], people, rules?.isOn === true, locale),
		preview: isPossible ? describePreview(await previewImport(parts, found), locale) : null,
	};
}
