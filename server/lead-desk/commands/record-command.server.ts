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
 */
export async function recordCommand(
	db: Database | Transaction,
	{ id, kind, by, data, count, at }: NewCommand,
): Promise<void> {
	const staff = { staffId: by.userId, staffName: by.name };
	await db.insert(leadCommands).values({ id, kind, ...staff, data, count, createdAt: at });
}
