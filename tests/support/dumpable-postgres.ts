import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { accepting, freePort, startPostgres } from "./postgres-server.ts";
import { oneOfThisTurn } from "./turns.ts";

/** The version of the servers of `startPostgres`. */
const bundledVersion = 18;

/**
 * Tests with a server that the installed `pg_dump` can dump, where there is one.
 * @param tests gets the server's address when they run
 */
export function describeDumpable(tests: (url: () => string) => void): void {
	const programs = findDumpable();
	describe.skipIf(programs === null)("with a PostgreSQL server that the installed pg_dump can dump", () => {
		let server: Awaited<ReturnType<typeof startDumpable>>;
		beforeAll(async () => {
			server = await startDumpable(programs ?? "");
		});
		afterAll(() => server.stop());
		tests(() => server.url);
	});
}

/**
 * The folder with the programs of a server that the installed `pg_dump` can dump: it refuses a newer server. "bundled" if it
 * can dump those of `startPostgres`. Null if there is none.
 */
function findDumpable(): string | null {
	const { stdout } = spawnSync("pg_dump", ["--version"], { encoding: "utf8" });
	const version = Number(/ (\d+)/.exec(stdout ?? "")?.[1] ?? 0);
	if (version >= bundledVersion) return "bundled";
	// Where Debian and Ubuntu have them.
	const folder = `/usr/lib/postgresql/${version}/bin`;
	return existsSync(join(folder, "initdb")) ? folder : null;
}

/** The databases of tests that start a site or a program many times: one a run, if both can be tested here. */
export const kindsOfThisTurn = findDumpable() === null ? ["embedded"] : oneOfThisTurn(["embedded", "PostgreSQL"]);

/** @param programs from `findDumpable` */
async function startDumpable(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
	if (programs === "bundled") return startPostgres();
	const folder = mkdtempSync(join(tmpdir(), "sunfield-postgres-"));
	chmodSync(folder, 0o755);
	const data = join(folder, "data");
	mkdirSync(data);
	const user = unprivileged();
	if (user) chownSync(data, user.uid, user.gid);
	const options = { stdio: "ignore", cwd: folder, ...user } as const;
	const made = spawnSync(
		join(programs, "initdb"),
		["-D", data, "-U", "sunfield", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
		options,
	);
	if (made.status !== 0) throw new Error(`initdb ended with ${made.status}`);
	const port = await freePort();
	const server = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), "-k", ""], options);
	const ended = once(server, "exit");
	const url = `postgres://sunfield@127.0.0.1:${port}/postgres`;
	await accepting(url);
	return {
		url,
		async stop() {
			server.kill("SIGINT");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** For a program that must not run as root. Null if this process does not, either. */
export function unprivileged(): { uid: number; gid: number } | null {
	if (process.getuid?.() !== 0) return null;
	const idOf = (option: string) => Number(spawnSync("id", [option, "nobody"], { encoding: "utf8" }).stdout);
	return { uid: idOf("-u"), gid: idOf("-g") };
}
