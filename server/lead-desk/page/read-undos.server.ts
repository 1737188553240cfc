import { and, eq, exists, gte, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leadChanges, leadCommands } from "#database/schema.ts";
import type { EventOf } from "#domain/lead-desk/timeline-event.ts";
import type { Database } from "../../platform/database/client.server.ts";

type Undo = NonNullable<EventOf<"change">["data"]["undo"]>;

/**
 * Which of these changes were undone, and which are the undo of others. The undo of a command leaves alone the leads that
 * somebody has changed since then, and theirs are neither.
 */
export async function readUndos(db: Database, changeIds: readonly string[]): Promise<Map<string, Undo>> {
	if (changeIds.length === 0) return new Map();
	const { id, leadId, commandId, changedAt } = leadChanges;
	const { undoneAt } = leadCommands;
	const later = alias(leadChanges, "later");
	const restored = db
		.select()
		.from(later)
		.where(and(eq(later.leadId, leadId), eq(later.commandId, commandId), gte(later.changedAt, undoneAt)));
	const rows = await db
		.select({ id, changedAt, undoneAt })
		.from(leadChanges)
		.innerJoin(leadCommands, eq(leadCommands.id, commandId))
		.where(and(inArray(id, [...changeIds]), exists(restored)));
	return new Map(
		rows.flatMap((row) =>
			row.undoneAt ? [[row.id, { isUndo: row.changedAt >= row.undoneAt, at: row.undoneAt }] as const] : [],
		),
	);
}
