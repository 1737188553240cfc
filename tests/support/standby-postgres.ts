import { execFileSync } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect } from "vitest";
import { type PostgresTestServer, startPostgresOn } from "./postgres-server.ts";

/** A primary whose commits wait for its standby. */
interface PostgresPair {
	primary: PostgresTestServer;
	standby: PostgresTestServer;
}

/**
 * Gives a server a standby: it confirms a commit when both have it.
 * @param server has been shut down
 */
export async function startPair(server: PostgresTestServer, standbyPort: number): Promise<PostgresPair> {
	const folder = await mkdtemp(join(tmpdir(), "sunfield-postgres-"));
	await chmod(folder, 0o755);
	const copy = join(folder, "data");
	execFileSync("cp", ["-a", server.data, copy]);
	writeFileSync(join(copy, "standby.signal"), "");
	const { hostname, port, username, password } = new URL(server.url);
	set(copy, "primary_conninfo", `host=${hostname} port=${port} user=${username} password=${password}`);
	set(server.data, "synchronous_standby_names", "*");
	const primary = await startPostgresOn(server.data, Number(port));
	const standby = await startPostgresOn(copy, standbyPort);
	await expect.poll(() => isFollowed(primary.url), { timeout: 30_000 }).toBe(true);
	return { primary, standby };
}

function set(data: string, name: string, value: string): void {
	appendFileSync(join(data, "postgresql.auto.conf"), `${name} = '${value}'\n`);
}

async function isFollowed(url: string): Promise<boolean> {
	const rows = await ask(url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
	return rows.length > 0;
}

/** Makes a standby a primary. It answers as one when this resolves. */
export async function promote(url: string): Promise<void> {
	await ask(url, "SELECT pg_promote()");
}

/** One statement in a session of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
	const connection = postgres(url, { max: 1, onnotice: () => {} });
	try {
		return await connection.unsafe(statement);
	} finally {
		await connection.end();
	}
}
