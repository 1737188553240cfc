import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../platform/database/client.server.ts";

/** Asked right after sign-in; whoever fails is signed out. Sessions end by the machine's own clock, as better-auth does. */
export async function isValidSession(db: Database, token: string): Promise<boolean> {
	const [row] = rowsOf(await db.execute<{ valid: boolean }>(sql`SELECT validate_user_session(${token}) AS valid`));
	return row?.valid ?? false;
}
