import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import type { Log } from "../log.server.ts";
import { type Database, rowsOf } from "./client.server.ts";

/** The role that a connection has. */
export async function currentRole(db: Database): Promise<string> {
	const [row] = rowsOf(await db.execute<{ role: string }>(sql`SELECT current_user AS role`));
	return row?.role ?? "";
}

/**
 * Grants the site's role only what the site needs. The owner calls this after each migration, because new tables belong
 * to the owner alone.
 */
export async function grantLeast(owner: Sql, role: string, appendOnlyTables: readonly string[]): Promise<void> {
	const site = owner(role);
	await owner.unsafe(`CREATE SCHEMA IF NOT EXISTS jobs`);
	await owner`GRANT USAGE ON SCHEMA public TO ${site}`;
	await owner`GRANT USAGE, CREATE ON SCHEMA jobs TO ${site}`;
	await owner`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${site}`;
	await owner`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${site}`;
	await owner`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${site}`;
	for (const table of appendOnlyTables) {
		await owner`REVOKE UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER ON ${owner(table)} FROM ${site}, PUBLIC`;
	}
}

/** Tells in the log if the site's role could change the append-only tables. */
export async function reportExcess(
	db: Database,
	log: Log,
	appendOnlyTables: readonly string[],
	hasOwner: boolean,
): Promise<void> {
	if (appendOnlyTables.length === 0) return;
	const names = sql.join(
		appendOnlyTables.map((name) => sql`${name}`),
		sql`, `,
	);
	const result = await db.execute<{ name: string }>(sql`
		SELECT relname AS name FROM pg_class
		WHERE relname IN (${names}) AND relnamespace = 'public'::regnamespace
			AND (pg_has_role(relowner, 'USAGE') OR has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER'))
	`);
	const tables = rowsOf(result).map(({ name }) => name);
	if (tables.length === 0) return;
	if (hasOwner) {
		log.error(
			{ tables },
			"the role of DATABASE_URL can change the append-only tables; it must neither own them nor be a superuser",
		);
	} else {
		log.warn(
			{ tables },
			"the role of DATABASE_URL can change the append-only tables; set DATABASE_OWNER_URL to prevent it",
		);
	}
}
