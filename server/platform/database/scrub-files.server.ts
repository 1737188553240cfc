import type { EmbeddedConnection } from "./embedded-connection.server.ts";
import type { StatementResult } from "./engine/requests.ts";
import type { Turn } from "./statements.server.ts";

const ownTables = `
	SELECT format('%I.%I', nspname, relname) AS name
	FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
	WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`;

/** Far more than the log has at its largest. */
const maxSegments = 64;

/**
 * Rewrites the tables and renews the log, so that nothing in the database's folder holds a row that was deleted or
 * changed. PostgreSQL itself only marks such rows, and keeps old segments of its log for the next ones.
 */
export async function scrubFiles(connection: Pick<EmbeddedConnection, "takeTurn">): Promise<void> {
	// Samples of the columns' values. Without them queries are planned as in a new database.
	await connection.takeTurn((turn) => exec(turn, "DELETE FROM pg_statistic"));
	const tables = await connection.takeTurn((turn) => names(turn, ownTables));
	for (const table of [...tables, "pg_catalog.pg_statistic"]) {
		// One at a time, so that nobody waits for all of them.
		await connection.takeTurn((turn) => exec(turn, `VACUUM FULL ${table}`));
	}
	await connection.takeTurn(renewLog);
}

/** Goes on to new segments until all present ones are deleted. They would be renamed instead, with what they hold. */
async function renewLog(turn: Turn): Promise<void> {
	const segments = () => names(turn, "SELECT name FROM pg_ls_waldir()");
	await exec(turn, "SET wal_recycle = off");
	try {
		const old = new Set(await segments());
		for (let tries = 0; tries <= maxSegments; tries++) {
			await exec(turn, "SELECT pg_switch_wal()");
			await exec(turn, "CHECKPOINT");
			if (!(await segments()).some((name) => old.has(name))) return;
		}
		throw new Error("The log of the embedded database could not be renewed");
	} finally {
		await exec(turn, "RESET wal_recycle");
	}
}

async function exec(turn: Turn, sql: string): Promise<void> {
	await turn.run({ kind: "exec", sql });
}

async function names(turn: Turn, sql: string): Promise<string[]> {
	const result = (await turn.run({ kind: "query", sql })) as StatementResult;
	return (result.rows as { name: string }[]).map(({ name }) => name);
}
