import { inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadCommands } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { isUndoable } from "../lead-desk/commands/undo-command.server.ts";
import type { Services } from "../services.server.ts";
import type { listAuditEntries } from "./list-audit-entries.server.ts";

type Entry = Awaited<ReturnType<typeof listAuditEntries>>["rows"][number];

/**
 * Says whether what an entry did can still be undone, or who undid it and when. Null for entries that aren't about a
 * command, and for entries about an undo.
 */
export async function describeCommands(
	{ database: { db }, clock }: Pick<Services, "clock" | "database">,
	entries: readonly Entry[],
	locale: Locale,
) {
	const now = clock();
	const ids = [...new Set(entries.flatMap((entry) => commandOf(entry) ?? []))];
	const found = ids.length > 0 ? await db.select().from(leadCommands).where(inArray(leadCommands.id, ids)) : [];
	const commands = new Map(found.map((command) => [command.id, command]));
	const t = translator(locale, "audit");
	return (entry: Entry) => {
		const command = commands.get(commandOf(entry) ?? "");
		if (!command) return null;
		const { id, undoneAt, undoneByName } = command;
		const time = undoneAt && formatDateTime(locale, undoneAt, agency.timeZone);
		return {
			id,
			mayUndo: isUndoable(command, now),
			undone: time && t("undone", { who: undoneByName || t("site"), time }),
		};
	};
}

function commandOf({ tableName, subjectId, action }: Entry): string | null {
	return tableName === "lead_commands" && action !== "LEADS_RESTORED" ? readRowId(subjectId) : null;
}
