import { lt, or } from "drizzle-orm";
import { sessions } from "#database/schema.ts";
import { sessionMaxHours } from "#domain/staff/sign-in-periods.ts";
import type { Database } from "../platform/database/client.server.ts";

const hour = 3_600_000;
const maxAgeMs = Math.max(...Object.values(sessionMaxHours)) * hour;

/** Longer than any session lasts without activity, so that most people who come back learn why theirs ended. */
const keptIdleMs = 24 * hour;

/** Deletes sessions that nobody can use anymore. better-auth counts `expiresAt` by the machine's own clock. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
	await db
		.delete(sessions)
		.where(
			or(
				lt(sessions.expiresAt, new Date()),
				lt(sessions.createdAt, new Date(now.getTime() - maxAgeMs)),
				lt(sessions.lastActiveAt, new Date(now.getTime() - keptIdleMs)),
			),
		);
}
