import { and, asc, eq, isNotNull } from "drizzle-orm";
import { leadImportRows, leadImports } from "#database/schema.ts";
import { areWarnings } from "#domain/lead-exchange/read-import-row.ts";
import { guardedCell } from "#domain/lead-exchange/safe-cell.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { csvOf } from "../../platform/csv.server.ts";
import type { Services } from "../../services.server.ts";
import { problemWords } from "./describe-import.server.ts";

/** The rows that were skipped, refused or imported with a warning, with what happened and why at the end of each. */
export async function leftOutRows(
	{ database: { db } }: Pick<Services, "database">,
	importId: string,
	locale: Locale,
): Promise<string | null> {
	const [found] = await db.select().from(leadImports).where(eq(leadImports.id, importId));
	if (!found) return null;
	const rows = await db
		.select()
		.from(leadImportRows)
		.where(and(eq(leadImportRows.importId, importId), isNotNull(leadImportRows.problems)))
		.orderBy(asc(leadImportRows.row));
	const { header } = found;
	const t = translator(locale, "leadExchange");
	const lines = rows.map(({ cells, problems, line }) => {
		const why = problemWords(problems ?? [], locale).join(" ");
		const outcome = t(`import.done.outcomes.${areWarnings(problems ?? []) ? "imported" : "leftOut"}`);
		return [...header.map((_, index) => guardedCell(cells[index] ?? "")), outcome, guardedCell(why), String(line)];
	});
	const first = [...header.map(guardedCell), t("import.done.result"), t("import.done.why"), t("import.done.line")];
	return csvOf([first, ...lines]);
}
