import { and, eq, lte } from "drizzle-orm";
import { sessions } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { activityWriteMs } from "#domain/staff/inactivity.ts";
import type { Services } from "../services.server.ts";

/** Stores that the user of a session did something, at most once a minute. */
export async function noteActivity(
	{ clock, database }: Pick<Services, "clock" | "database">,
	{ sessionId }: Pick<Actor, "sessionId">,
): Promise<void> {
	const now = clock();
	const stored = new Date(now.getTime() - activityWriteMs);
	await database.db
		.update(sessions)
		.set({ lastActiveAt: now })
		.where(and(eq(sessions.id, sessionId), lte(sessions.lastActiveAt, stored)));
}

/**
 * True if a request opens a page in a window: its user did something. A page's own requests for data say nothing about
 * that.
 */
export function opensPage({ headers }: Request): boolean {
	return headers.get("sec-fetch-dest") === "document" && !headers.has("sec-purpose");
}
