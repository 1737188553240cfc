import { and, desc, eq, gt } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadCommands } from "#database/schema.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { Services } from "../../services.server.ts";
import { type CommandScreen, commandKinds } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";
import { isUndoable, undoableSince } from "./undo-command.server.ts";

const listed = 10;

/** This person's latest commands that can still be undone. */
export async function listOwnCommands(
	{ database: { db }, clock }: Pick<Services, "clock" | "database">,
	userId: string,
): Promise<LeadCommand[]> {
	return await db
		.select()
		.from(leadCommands)
		.where(and(eq(leadCommands.staffId, userId), gt(leadCommands.createdAt, undoableSince(clock()))))
		.orderBy(desc(leadCommands.createdAt), desc(leadCommands.id))
		.limit(listed);
}

/** Commands in words: what was done, on how many leads, what was skipped, what was undone. */
export function toldCommands(commands: readonly LeadCommand[], screen: CommandScreen & { now: Date }) {
	return commands.map((command) => ({
		...commandKinds[command.kind].describe(command, screen),
		id: command.id,
		mayUndo: isUndoable(command, screen.now),
		at: command.createdAt.toISOString(),
		time: formatDateTime(screen.locale, command.createdAt, agency.timeZone),
	}));
}
