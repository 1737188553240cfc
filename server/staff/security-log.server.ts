import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.server.ts";

/** Records what accounts did. */
export async function logSecurity(db: Database, action: "LOGIN_SUCCESS" | "LOGOUT", userId: string): Promise<void> {
	await db.execute(sql`SELECT simple_security_log('authentication', ${action}, ${userId})`);
}
