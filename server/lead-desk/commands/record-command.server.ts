import { leadCommands } from "#database/schema.ts";
import type { CommandKindName } from "#domain/lead-desk/lead-command.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

/** Something that staff did and can undo, as it is stored. */
export type LeadCommand = typeof leadCommands.$inferSelect;

interface NewCommand {
	id: string;
	kind: CommandKindName;
	by: { userId: string; name: string };
	/**
	 * The data that the kind needs to undo and describe it. Never typed text, because it outlives a deletion of the
	 * person's data.
	 */
	data: object;
	/** How many leads it was done on. */
	count: number;
	at: Date;
}

/**
 * Stores a command in the transaction that carries it out. Its audit entry names it with the table `lead_commands` and
 * its id as the subject, so that it can be undone from the audit log.
 * @returns false if there is one with that id: the form was sent before
 */
export async function recordCommand(
	db: Database | Transaction,
	{ id, kind, by, data, count, at }: NewCommand,
): Promise<boolean> {
	const staff = { staffId: by.userId, staffName: by.name };
	const command = { id, kind, ...staff, data, count, createdAt: at };
	const added = await db.insert(leadCommands).values(command).onConflictDoNothing().returning({ id: leadCommands.id });
	return added.length > 0;
}
