import { and, asc, eq, gte, ne } from "drizzle-orm";
import { leadPresence, users } from "#database/schema.ts";
import type { Services } from "../../services.server.ts";

/** An open page reports itself every 30 seconds. */
const presentMs = 60_000;

type PresenceParts = Pick<Services, "clock" | "database">;

/**
 * Writes down that somebody has a lead's page open. Without `ON CONFLICT`, with which the embedded database can hang: if two
 * windows of one person come at the same moment, one of them has written what the other wanted to.
 */
export async function notePresence(
	{ clock, database: { db } }: PresenceParts,
	leadId: string,
	userId: string,
): Promise<void> {
	const seenAt = clock();
	const seen = await db
		.update(leadPresence)
		.set({ seenAt })
		.where(and(eq(leadPresence.leadId, leadId), eq(leadPresence.userId, userId)))
		.returning({ userId: leadPresence.userId });
	if (seen.length > 0) return;
	await db
		.insert(leadPresence)
		.values({ leadId, userId, seenAt })
		.catch(() => {});
}

/** The names of the others who have the lead's page open. */
export async function othersPresent(
	{ clock, database: { db } }: PresenceParts,
	leadId: string,
	userId: string,
): Promise<string[]> {
	const since = new Date(clock().getTime() - presentMs);
	const rows = await db
		.select({ name: users.name, email: users.email })
		.from(leadPresence)
		.innerJoin(users, eq(users.id, leadPresence.userId))
		.where(and(eq(leadPresence.leadId, leadId), ne(leadPresence.userId, userId), gte(leadPresence.seenAt, since)))
		.orderBy(asc(users.name), asc(users.email));
	return rows.map(({ name, email }) => name || email);
}
