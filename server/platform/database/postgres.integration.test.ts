import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { openSite } from "#server/open-site.server.ts";
import { createPostgresDatabase, createRole } from "#tests/support/postgres-database.ts";
import { type PoolerHabit, startPooler } from "#tests/support/postgres-pooler.ts";
import { freePort, type PostgresTestServer, startPostgres } from "#tests/support/postgres-server.ts";
import { runScript } from "#tests/support/served-site.ts";
import { isRefusal } from "../../../scripts/refusals.ts";
import { readEnv } from "../env.server.ts";
import { createLog } from "../log.server.ts";
import { type DatabaseClient, rowsOf } from "./client.server.ts";
import { DatabaseUnavailableError } from "./database-errors.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { probe } from "./postgres-pool.server.ts";

const deadlines = { connectMs: 1000, waitMs: 500, statementMs: 700, callMs: 1200 };
/** For a busy machine. */
const slow = { deadlines: { connectMs: 10_000, waitMs: 10_000, statementMs: 10_000, callMs: 10_000 } };
let open: DatabaseClient[] = [];

function connect(url: string, changes: Parameters<typeof openPostgres>[1] = {}): DatabaseClient {
	const database = openPostgres(url, { deadlines, ...changes });
	open.push(database);
	return database;
}

afterEach(async () => {
	await Promise.all(open.map((database) => database.close()));
	open = [];
});

const answer = async (database: DatabaseClient) =>
	rowsOf(await database.db.execute<{ answer: number }>(sql`SELECT 42 AS answer`))[0]?.answer;

/** The error of the driver, which Drizzle wraps. */
async function failure(call: Promise<unknown>): Promise<unknown> {
	const error = await call.then(
		() => null,
		(reason) => reason,
	);
	return error instanceof Error && error.message.startsWith("Failed query") ? error.cause : error;
}

describe("a server that responds", () => {
	test("ends a statement that takes too long, and goes on with the same connections", async () => {
		const database = connect(inject("postgresUrl"));
		const slow = await failure(database.db.execute(sql`SELECT pg_sleep(60)`));
		expect(slow).toMatchObject({ code: "57014" });
		expect(database.isAvailable).toBe(true);
		await expect(answer(database)).resolves.toBe(42);
	});

	test("a call that finds all connections busy fails without being sent", async () => {
		const database = connect(inject("postgresUrl"), { deadlines: { ...deadlines, waitMs: 50 } });
		const calls = Array.from({ length: 12 }, () => failure(database.db.execute(sql`SELECT pg_sleep(0.4)`)));
		const busy = (await Promise.all(calls)).filter((error) => error !== null);
		expect(busy).toHaveLength(4);
		expect(busy.every((error) => error instanceof DatabaseUnavailableError)).toBe(true);
		await expect(answer(database)).resolves.toBe(42);
	});

	test("a call for which the server has no connection fails, and the others go on with theirs", async () => {
		const roleUrl = await createRole(inject("postgresUrl"));
		const admin = connect(inject("postgresUrl"), slow);
		await admin.db.execute(sql.raw(`ALTER ROLE ${new URL(roleUrl).username} CONNECTION LIMIT 2`));
		const database = connect(roleUrl, slow);
		await expect.poll(() => answer(database).catch(() => null), { timeout: 20_000 }).toBe(42);
		const calls = Array.from({ length: 8 }, () => failure(database.db.execute(sql`SELECT pg_sleep(0.4)`)));
		const errors = (await Promise.all(calls)).filter((error) => error !== null);
		expect(errors.length).toBeGreaterThan(0);
		expect(errors.length).toBeLessThan(8);
		expect(errors.every((error) => error instanceof DatabaseUnavailableError)).toBe(true);
		expect(database.isAvailable).toBe(true);
	});

	test("if it takes no writes, it counts as away", async () => {
		const database = connect(`${inject("postgresUrl")}?default_transaction_read_only=on`);
		const error = (await failure(database.ping())) as Error;
		expect(error).toBeInstanceOf(DatabaseUnavailableError);
		expect(error.message).toContain("ReadOnlyDatabaseError");
		expect(database.isAvailable).toBe(false);
	});

	test("a commit is confirmed when it is on disk, whatever the server's default", async () => {
		const url = await createPostgresDatabase(inject("postgresUrl"));
		const first = connect(url);
		await first.db.execute(sql.raw(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`));
		const setting = rowsOf(await connect(url).db.execute<{ value: string }>(sql`SHOW synchronous_commit`));
		expect(setting).toEqual([{ synchronous_commit: "on" }]);
	});

	test("production refuses a connection that confirms commits before they are on disk", async () => {
		const url = `${await createPostgresDatabase(inject("postgresUrl"))}?synchronous_commit=off`;
		await expect(connect(url, { production: true }).migrate()).rejects.toThrow(/synchronous_commit set to off/);
		await expect(connect(url).migrate()).resolves.toBeUndefined();
	});

	test("a transaction that fails is rolled back", async () => {
		const database = connect(await createPostgresDatabase(inject("postgresUrl")));
		await database.db.execute(sql`CREATE TABLE notes (id int)`);
		const failing = database.db.transaction(async (transaction) => {
			await transaction.execute(sql`INSERT INTO notes VALUES (1)`);
			throw new Error("changed my mind");
		});
		await expect(failing).rejects.toThrow("changed my mind");
		expect(rowsOf(await database.db.execute(sql`SELECT * FROM notes`))).toEqual([]);
	});
});

describe("a server that is stopped", () => {
	let server: PostgresTestServer;
	beforeAll(async () => {
		server = await startPostgres();
	}, 60_000);
	afterAll(() => server.stop());

	test("calls fail in time, then at once, and succeed when it goes on", async () => {
		const database = connect(server.url);
		await expect.poll(() => answer(database).catch(() => null), { timeout: 20_000 }).toBe(42);
		server.pause();
		try {
			const statement = failure(answer(database));
			const transaction = failure(database.db.transaction((one) => one.execute(sql`SELECT 1`)));
			expect(await statement).toBeInstanceOf(DatabaseUnavailableError);
			expect(await transaction).toBeInstanceOf(DatabaseUnavailableError);
			expect(await failure(answer(database))).toBeInstanceOf(DatabaseUnavailableError);
			expect(database.isAvailable).toBe(false);
		} finally {
			server.resume();
		}
		await expect.poll(() => database.isAvailable, { timeout: 20_000 }).toBe(true);
		// A busy machine may take longer than a deadline to open a connection.
		await expect.poll(() => answer(database).catch(() => null), { timeout: 20_000 }).toBe(42);
		// The pool is whole: every connection works.
		const all = () =>
			Promise.all(Array.from({ length: 8 }, () => failure(database.db.execute(sql`SELECT pg_sleep(0.1)`))));
		await expect.poll(all, { timeout: 20_000 }).toEqual(Array(8).fill(null));
	}, 60_000);

	test("can be left without waiting for it", async () => {
		const database = connect(server.url);
		await answer(database);
		server.pause();
		try {
			await failure(answer(database));
			await database.close();
		} finally {
			server.resume();
		}
	}, 60_000);
});

test.each([
	{ name: "while a connection begins", moment: "types" },
	{ name: "during a statement of a transaction", moment: "statement" },
	{ name: "between two statements of a transaction", moment: "between" },
	{ name: "inside a savepoint", moment: "savepoint" },
])("a server that goes away $name does not end the process", async ({ moment }) => {
	const { code, output } = await runScript("tests/support/closing-postgres.ts", {}, [moment]);
	expect([code, output]).toEqual([0, "went on\n"]);
});

describe("several hosts", () => {
	let counting: { server: Server; port: number; connections: number };
	beforeAll(async () => {
		const server = createServer((socket) => {
			counting.connections++;
			socket.destroy();
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		counting = { server, port: (server.address() as { port: number }).port, connections: 0 };
	});
	afterAll(() => counting.server.close());

	const withHosts = (...ports: number[]) => {
		const url = new URL(inject("postgresUrl"));
		return url.href.replace(url.host, ports.map((port) => `127.0.0.1:${port}`).join(","));
	};

	test("the one that responds is used", async () => {
		const port = Number(new URL(inject("postgresUrl")).port);
		const database = connect(withHosts(await freePort(), counting.port, port));
		await expect(answer(database)).resolves.toBe(42);
	});

	test("if none responds, calls fail at once and attempts are few", async () => {
		const database = connect(withHosts(counting.port, counting.port));
		const before = counting.connections;
		expect(await failure(answer(database))).toBeInstanceOf(DatabaseUnavailableError);
		for (let calls = 0; calls < 100; calls++) await failure(answer(database));
		await sleep(1000);
		// Two hosts: a round at once, and a few with longer and longer pauses.
		expect(counting.connections - before).toBeLessThanOrEqual(10);
	});
});

test("a server whose standby is away gets no more commits that wait for it, and is found when it takes some again", async () => {
	const server = await startPostgres();
	const admin = postgres(server.url, { max: 1, onnotice: () => {} });
	const configure = async (change: string) => {
		await admin.unsafe(`ALTER SYSTEM ${change}`);
		await admin`SELECT pg_reload_conf()`;
	};
	try {
		const url = await createRole(server.url);
		const search = () =>
			probe(url, { urls: [url], target: undefined, ssl: undefined }, { ...deadlines, connectMs: 3000 });
		const waiting = async () => (await admin`SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'`).length;
		await configure("SET synchronous_standby_names = 'away'");
		// The server hears of the change in its own time.
		const failed = () => search().catch((error) => error);
		await expect.poll(failed, { timeout: 20_000 }).toBeInstanceOf(DatabaseUnavailableError);
		expect(await waiting()).toBe(1);
		await sleep(1000);
		await expect(search()).rejects.toThrow("a standby that is away");
		expect(await waiting()).toBe(1);
		await configure("RESET synchronous_standby_names");
		await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
		await search();
	} finally {
		await admin.end();
		await server.stop();
	}
});

describe("a pooler", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-pooler-"));
	afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

	test.each<PoolerHabit>(["refuses settings", "ignores settings", "refuses transactions", "lends sessions"])(
		"that %s ends the start with one sentence, which says what to do",
		async (habit) => {
			const pooler = await startPooler(inject("postgresUrl"), habit);
			const env = readEnv({ NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: pooler.url, LOG_LEVEL: "silent" });
			const site = await openSite(env);
			try {
				const error = await site.services.ready.catch((reason) => reason);
				expect(error.message.replace(new URL(pooler.url).host, "HOST")).toMatch(
					/^[^.]*PgBouncer, at HOST,[^.]*set DATABASE_URL[^.]* to the host and port of PostgreSQL itself\.$/,
				);
				expect(isRefusal(error)).toBe(true);
			} finally {
				await site.close();
				pooler.stop();
			}
		},
		30_000,
	);

	test("that comes in the way of a running site fails its calls with the same sentence", async () => {
		const pooler = await startPooler(inject("postgresUrl"), "refuses settings");
		try {
			const lines: string[] = [];
			const log = createLog("info", { write: (line: string) => void lines.push(line) });
			const error = await connect(pooler.url, { log })
				.ping()
				.catch((reason) => reason.cause ?? reason);
			expect(error).toBeInstanceOf(DatabaseUnavailableError);
			expect(lines.join()).toContain(error.message);
		} finally {
			pooler.stop();
		}
	});
});

test("several processes migrate one after the other, and no lock of a session stays behind", async () => {
	const url = await createPostgresDatabase(inject("postgresUrl"));
	const databases = [connect(url, slow), connect(url, slow), connect(url, slow)];
	const locks: unknown[] = [];
	const watching = connect(url, slow);
	const migrating = Promise.all(databases.map((database) => database.migrate())).finally(() => locks.push("migrated"));
	while (locks.at(-1) !== "migrated") {
		const held = await watching.db.execute<{ one: number }>(sql`
			SELECT 1 AS one FROM pg_locks l JOIN pg_stat_activity a USING (pid)
			WHERE l.locktype = 'advisory' AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
				-- The two views are read one after the other. Who ended meanwhile was not idle before.
				AND a.state = 'idle' AND a.state_change < statement_timestamp()
		`);
		expect(rowsOf(held)).toEqual([]);
	}
	await migrating;
	expect(rowsOf(await watching.db.execute(sql`SELECT id FROM drizzle.__drizzle_migrations`)).length).toBeGreaterThan(0);
});
