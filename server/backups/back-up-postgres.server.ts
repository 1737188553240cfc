import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { type Database, rowsOf } from "../platform/database/client.server.ts";
import { readPostgresAddress } from "../platform/database/postgres-address.server.ts";
import { asConnection } from "../platform/database/postgres-migrations.server.ts";
import { probe } from "../platform/database/postgres-pool.server.ts";
import { findPrimary } from "../platform/database/primary-connection.server.ts";
import type { Env } from "../platform/env.server.ts";
import { isLoopbackHost } from "../platform/loopback.server.ts";
import { BackupError } from "./backup-error.server.ts";
import { contentOf, type DatabaseContent, type DatabaseTargets, tablesOf } from "./database-content.server.ts";
import { outputOf } from "./run-program.server.ts";

const probeDeadlines = { connectMs: 10_000, waitMs: 10_000, statementMs: 10_000, callMs: 10_000 };

interface Server {
	connection: Sql;
	/** For PostgreSQL's programs, so that no password is in the list of processes. */
	variables: Record<string, string>;
}

/** Connects to the primary as the role of backups, without deadlines: a large database takes its time. */
export async function withServer<T>(env: Env, run: (server: Server) => Promise<T>): Promise<T> {
	refuseOtherDatabase(env);
	const url = env.backupDatabaseUrl || env.databaseOwnerUrl || env.databaseUrl;
	const address = readPostgresAddress(url, env.mode === "production");
	const host = await findPrimary(address.urls, (each) => probe(each, address, probeDeadlines)).catch((error: Error) => {
		throw new BackupError(error.message);
	});
	const connection = postgres(host, {
		max: 1,
		max_lifetime: null,
		onnotice: () => {},
		connection: { application_name: "backup", statement_timeout: 0 },
		...(address.ssl && { ssl: address.ssl }),
	});
	try {
		return await run({ connection, variables: libpqVariables(host, address.ssl) });
	} finally {
		await connection.end({ timeout: 5 });
	}
}

/** A backup of another database would look whole, and a restore into it would not be what the site opens. */
export function refuseOtherDatabase({
	backupDatabaseUrl,
	databaseUrl,
}: Pick<Env, "backupDatabaseUrl" | "databaseUrl">) {
	if (!backupDatabaseUrl) return;
	const [ours, sites] = [placesOf(backupDatabaseUrl), placesOf(databaseUrl)];
	// A site with several hosts may be backed up from the primary alone.
	if (ours.some((place) => sites.includes(place))) return;
	throw new BackupError(
		`BACKUP_DATABASE_URL is ${ours.join(", ")}, and DATABASE_URL is ${sites.join(", ")}. Both must name the same host, port and database.`,
	);
}

/** The host, the port and the name of a database, for each host of its address. */
function placesOf(url: string): string[] {
	return readPostgresAddress(url, false).urls.map((each) => {
		const parsed = URL.parse(each);
		// An error of `new URL` would show the password.
		if (!parsed)
			throw new BackupError("DATABASE_URL or BACKUP_DATABASE_URL is malformed: its password may need encoding.");
		const { hostname, port, pathname, username } = parsed;
		const host = isLoopbackHost(hostname) ? "localhost" : hostname.toLowerCase();
		return `${host}:${port || "5432"}/${decodeURIComponent(pathname.slice(1) || username)}`;
	});
}

function libpqVariables(url: string, ssl: "require" | undefined): Record<string, string> {
	const { hostname, port, username, password, pathname, searchParams } = new URL(url);
	const sslMode = searchParams.get("sslmode") ?? ssl;
	const certificate = searchParams.get("sslrootcert");
	return {
		PGHOST: hostname.replace(/^\[(.*)\]$/, "$1"),
		PGPORT: port || "5432",
		PGUSER: decodeURIComponent(username),
		PGPASSWORD: decodeURIComponent(password),
		PGDATABASE: decodeURIComponent(pathname.slice(1)),
		...(sslMode && { PGSSLMODE: sslMode }),
		...(certificate && { PGSSLROOTCERT: certificate }),
	};
}

/** Backs up a PostgreSQL database: the dump, the keys and the numbers are of the same moment. */
export async function backUpPostgres(env: Env, { writeKeys, writeDump }: DatabaseTargets): Promise<DatabaseContent> {
	return withServer(env, ({ connection, variables }) =>
		connection.begin("isolation level repeatable read read only", async (transaction): Promise<DatabaseContent> => {
			const db = drizzle(asConnection(transaction, connection)) as unknown as Database;
			const [shared] = rowsOf(await db.execute<{ id: string }>(sql`SELECT pg_export_snapshot() AS id`));
			await writeKeys(db);
			const parameters = ["--format=custom", `--snapshot=${shared?.id}`, "--exclude-table-data=public.record_keys"];
			await writeDump([outputOf("pg_dump", parameters, variables)]);
			return contentOf(db);
		}),
	);
}

/** True if nobody has made a table in it. */
export async function isEmptyServer({ connection }: Server): Promise<boolean> {
	return (await tablesOf(drizzle(connection) as unknown as Database)).length === 0;
}
