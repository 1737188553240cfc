import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt } from "drizzle-orm";
import { leadImportRows, type leadImports } from "#database/schema.ts";
import type { RowOutcome } from "#domain/lead-exchange/lead-import.ts";
import type { Services } from "../../services.server.ts";
import { type CheckedRow, checkRows } from "./check-rows.server.ts";

type LeadImport = typeof leadImports.$inferSelect;

const atATime = 500;
const shownRows = 5;
const shownLeftOut = 20;

export interface ImportPreview {
	/** How many rows have each outcome, and how many imported ones have warnings or are of people who asked us to stop. */
	counts: Record<RowOutcome, number> & { warned: number; stopped: number };
	/** The first ones, as they would be stored. */
	first: CheckedRow[];
	skipped: CheckedRow[];
	refused: CheckedRow[];
	/** Imported ones of which something could not be read. */
	warned: CheckedRow[];
}

/** Previews the import. Nothing is changed. */
export async function previewImport(
	{ clock, database: { db }, env }: Pick<Services, "clock" | "database" | "env">,
	found: Pick<LeadImport, "id" | "settings" | "header">,
): Promise<ImportPreview> {
	const preview: ImportPreview = {
		counts: { import: 0, duplicate: 0, repeated: 0, refused: 0, warned: 0, stopped: 0 },
		first: [],
		skipped: [],
		refused: [],
		warned: [],
	};
	const seen = new Set<string>();
	for (let done = 0, isMore = true; isMore; ) {
		const rows = await db
			.select()
			.from(leadImportRows)
			.where(and(eq(leadImportRows.importId, found.id), gt(leadImportRows.row, done)))
			.orderBy(asc(leadImportRows.row))
			.limit(atATime);
		for (const checked of await checkRows(db, env, rows, { file: found, seen, now: clock() })) {
			preview.counts[checked.outcome]++;
			if (checked.outcome === "import" && checked.lead?.isStopped) preview.counts.stopped++;
			if (checked.outcome === "import" && checked.problems.length > 0) {
				preview.counts.warned++;
				if (preview.warned.length < shownLeftOut) preview.warned.push(checked);
			}
			const { rows: shown, most } = shownWith(preview, checked.outcome);
			if (shown.length < most) shown.push(checked);
		}
		done = rows.at(-1)?.row ?? done;
		isMore = rows.length === atATime;
		await setImmediate();
	}
	return preview;
}

function shownWith({ first, skipped, refused }: ImportPreview, outcome: RowOutcome) {
	if (outcome === "import") return { rows: first, most: shownRows };
	return { rows: outcome === "refused" ? refused : skipped, most: shownLeftOut };
}
