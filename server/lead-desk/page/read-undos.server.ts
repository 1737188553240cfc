import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leadChanges, leadCommands } from "#database/schema.ts";
import type { EventOf } from "#domain/lead-desk/timeline-event.ts";
import type { Database } from "../../platform/database/client.server.ts";

type Undo = NonNullable<EventOf<"change">["data"]["undo"]>;

/**
 * Which of these changes were undone, and which are the undo of others. Both belong to the same command. An undo leaves alone
 * the leads that somebody has changed since then, and theirs are neither.
 */
export async function readUndos(db: Database, changeIds: readonly string[]): Promise<Map<string, Undo>> {
	if (changeIds.length === 0) return new Map();
	const { id, leadId, kind, commandId, revision, changedAt } = leadChanges;
	const { undoneAt } = leadCommands;
	const other = alias(leadChanges, "other");
	const isCounterpart = and(
		eq(other.commandId, commandId),
		eq(other.leadId, leadId),
		eq(other.kind, kind),
		ne(other.id, id),
	);
	const rows = await db
		// An appointment leaves the lead's revision as it is. Other changes may have the same time.
		.select({
			id,
			undoneAt,
			isUndo: sql<boolean>`(${revision}, ${changedAt}) > (${other.revision}, ${other.changedAt})`,
		})
		.from(leadChanges)
		.innerJoin(leadCommands, and(eq(leadCommands.id, commandId), isNotNull(undoneAt)))
		.innerJoin(other, isCounterpart)
		.where(inArray(id, [...changeIds]));
	return new Map(
		rows.flatMap(({ id: change, isUndo, undoneAt: at }) => (at ? [[change, { isUndo, at }] as const] : [])),
	);
}
