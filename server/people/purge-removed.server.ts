import { and, eq, isNull, lte, max, notExists, sql } from "drizzle-orm";
import { leadCommands, userRoles, users } from "#database/schema.ts";
import { undoableSince } from "../lead-desk/commands/undo-command.server.ts";
import type { Database } from "../platform/database/client.server.ts";

/**
 * Deletes the accounts of people who were removed, once that can't be undone anymore. A new role keeps an account, and for
 * whoever is removed twice, the last time counts.
 */
export async function purgeRemoved(db: Database, now: Date): Promise<void> {
	const { kind, data, undoneAt, createdAt } = leadCommands;
	const id = sql<string>`${data} ->> 'userId'`;
	const removed = db
		.select({ id })
		.from(leadCommands)
		.where(and(eq(kind, "removal"), isNull(undoneAt)))
		.groupBy(id)
		.having(lte(max(createdAt), sql.param(undoableSince(now), createdAt)));
	const roles = db.select().from(userRoles).where(eq(userRoles.user_id, users.id));
	await db.delete(users).where(and(sql`${users.id} IN ${removed}`, notExists(roles)));
}
