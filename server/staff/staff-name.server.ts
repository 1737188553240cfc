import { sql } from "drizzle-orm";
import { users } from "#database/schema.ts";

/** The name of an account as others read it: its address if it has none. Null if there is no account. */
export const staffName = sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`;
