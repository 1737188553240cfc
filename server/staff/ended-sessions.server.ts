import { lt, or } from "drizzle-orm";
import { sessions } from "#database/schema.ts";
import { sessionMaxHours } from "#domain/staff/sign-in-periods.ts";
import type { Database } from "../platform/database/client.server.ts";

/** Deletes sessions that nobody can use anymore. They are dated by the machine's own clock, as in better-auth. */
export async function deleteEndedSessions(db: Database): Promise<void> {
	const now = Date.now();
	const oldest = new Date(now - Math.max(...Object.values(sessionMaxHours)) * 3_600_000);
	await db.delete(sessions).where(or(lt(sessions.expiresAt, new Date(now)), lt(sessions.createdAt, oldest)));
}
