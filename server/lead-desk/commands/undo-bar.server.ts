import { and, eq } from "drizzle-orm";
import { leadCommands } from "#database/schema.ts";
import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import type { CommandKindName } from "#domain/lead-desk/lead-command.ts";
import type { LeadPart } from "#domain/lead-desk/lead-done.ts";
import { readUndoQuery } from "#domain/lead-desk/undo-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { listDeskPeople } from "../page/desk-people.server.ts";
import { commandKinds } from "./command-kinds.server.ts";
import { isUndoable } from "./undo-command.server.ts";

/** The part of a lead's page that says what a command did. */
const partOf: Partial<Record<CommandKindName, LeadPart>> = {
	bulk: "status",
	facts: "person",
	inbound: "call",
	policy: "policies",
};

/**
 * The text of a page's undo bar: the action that can be undone, or was undone. Null for no bar: the address names no
 * command, or one that this person may not undo.
 */
export async function readUndoBar(
	{ database: { db }, clock, log }: Pick<Services, "clock" | "database" | "log">,
	reader: Pick<Actor, "role" | "userId">,
	query: URLSearchParams,
	locale: Locale,
) {
	const asked = readUndoQuery(query);
	const id = readRowId(asked?.id);
	if (!(asked && id)) return null;
	try {
		const now = clock();
		const seesAll = mayWorkAllLeads(reader.role);
		const mine = seesAll ? undefined : eq(leadCommands.staffId, reader.userId);
		const [command] = await db
			.select()
			.from(leadCommands)
			.where(and(eq(leadCommands.id, id), mine));
		if (!command) return null;
		const copy = copyFor(locale, "commands").bar;
		const mayUndo = isUndoable(command, now);
		if (!(asked.isUndone || mayUndo)) return null;
		const people = seesAll ? await listDeskPeople(db, now, null) : [];
		const words = commandKinds[command.kind].describe(command, { reader, locale, people });
		// Somebody asked to undo it, and it wasn't undone: it is too old, or another request undid it at the same moment.
		const isGone = asked.isUndone && command.undoneAt === null;
		return {
			id,
			part: partOf[command.kind] ?? null,
			mayUndo: mayUndo && !asked.isUndone,
			text: isGone ? copy.gone : [words.result, words.what].filter(Boolean).join(" · "),
			left: isGone ? null : words.left,
			what: words.what || words.result,
			copy,
		};
	} catch (error) {
		log.error({ error }, "the undo bar could not be read");
		return null;
	}
}
