import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadChanges, leadCommands } from "#database/schema.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { isUndoable } from "../commands/undo-command.server.ts";
import type { StoredPersonChange } from "./person-command.server.ts";

/** More moves than anybody makes with one person's leads. */
const maxRows = 60;

/** The manual links and splits of these leads, and whether the reader may undo them. Undone ones are left out. */
export async function readMoves(
	{ clock, database: { db } }: Pick<Services, "clock" | "database">,
	{ reader, locale }: { reader: LeadActor; locale: Locale },
	leadIds: readonly string[],
) {
	const rows = await db
		.select({ command: leadCommands })
		.from(leadChanges)
		.innerJoin(leadCommands, eq(leadCommands.id, leadChanges.commandId))
		.where(
			and(
				inArray(leadChanges.leadId, [...leadIds]),
				eq(leadChanges.kind, "person"),
				eq(leadCommands.kind, "persons"),
				isNull(leadCommands.undoneAt),
			),
		)
		.orderBy(desc(leadCommands.createdAt))
		.limit(maxRows);
	const commands = new Map(rows.map(({ command }) => [command.id, command]));
	const now = clock();
	return [...commands.values()].map((command) => {
		const what = translator(locale, "persons")(`changes.${(command.data as StoredPersonChange).name}`);
		const at = formatDateTime(locale, command.createdAt, agency.timeZone);
		const isTheirs = mayWorkAllLeads(reader.role) || command.staffId === reader.userId;
		return {
			id: command.id,
			what,
			text: translator(locale, "persons.filled")("moved", { who: command.staffName, what, at }),
			mayUndo: isTheirs && isUndoable(command, now),
		};
	});
}
