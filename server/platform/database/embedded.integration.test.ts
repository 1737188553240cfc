import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareDataFolder, preparedContent } from "#tests/support/prepared-database.ts";
import { rowsOf } from "./client.server.ts";
import { isDatabaseUnavailable } from "./database-errors.server.ts";
import { openEmbeddedDatabase } from "./embedded.server.ts";
import { openConnection } from "./embedded-connection.server.ts";
import { startEngineHere, startEngineThread } from "./engine-thread.server.ts";
import { databaseFiles } from "./folder-names.server.ts";

const folders = mkdtempSync(join(tmpdir(), "sunfield-embedded-"));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

/** @returns a data folder with a database, which takes seconds to make */
async function preparedFolder(name: string): Promise<string> {
	const folder = mkdtempSync(join(folders, `${name}-`));
	await prepareDataFolder(folder);
	return folder;
}

const limits = {
	maxSilentMs: 5000,
	statementTimeoutMs: 30_000,
	transactionTimeoutMs: 30_000,
	onRestart() {},
	onTopic() {},
};

/** The parsers that Drizzle passes: these stay text, and functions can't be sent to a thread. */
const drizzleParsers = { [types.TIMESTAMPTZ]: (text: string) => text, 1185: (text: string) => text };

const values = `
	SELECT 1::smallint AS a, 2::int AS b, 9007199254740993::bigint AS c, 1.50::numeric AS d, 0.1::float8 AS e, true AS f,
		'Zoë'::text AS g, NULL::text AS h, '\\x00ff'::bytea AS i, '{"a":[1,null,"x"]}'::jsonb AS j, '[1]'::json AS k,
		'2026-03-08 02:30:00+00'::timestamptz AS l, '2026-03-08 02:30:00'::timestamp AS m, '2026-03-08'::date AS n,
		ARRAY['a','b,"c',NULL]::text[] AS o, ARRAY[1,2]::int[] AS p, ARRAY['2026-03-08 02:30:00+00']::timestamptz[] AS q,
		'1 day 02:00:00'::interval AS r, '0f8fad5b-d9cb-469f-a165-70867728950e'::uuid AS s, 'x'::"char" AS t,
		'127.0.0.1'::inet AS u, '{}'::text[] AS v`;

describe("values of every type arrive as from PGlite itself", () => {
	const direct = preparedContent().then((loadDataDir) => PGlite.create({ loadDataDir }));
	const threaded = openConnection({
		...limits,
		start: async (events) => startEngineThread({ folder: databaseFiles(await preparedFolder("types")).live }, events),
	});
	afterAll(async () => {
		await (await threaded).close();
		await (await direct).close();
	});

	test.each([
		["as objects", {}],
		["as arrays", { rowMode: "array" as const }],
		["with Drizzle's parsers", { rowMode: "array" as const, parsers: drizzleParsers }],
		[
			"with a parser of its own",
			{ parsers: { [types.INT8]: (text: string) => `n${text}`, [types.BOOL]: (text: string) => text === "t" } },
		],
	])("%s", async (_, options) => {
		const expected = await (await direct).query(values, [], options);
		const { rows, fields } = await (await threaded).query(values, [], options);
		expect(rows).toEqual(expected.rows);
		expect(fields).toEqual(expected.fields);
	});

	test("as parameters", async () => {
		const statement =
			"SELECT $1::timestamptz AS a, $2::jsonb AS b, $3::text[] AS c, $4::bytea AS d, $5::bigint AS e, $6::text AS f";
		const parameters = [new Date(0), { a: [1] }, ["x", "y,z"], Uint8Array.of(0, 255), 12n, null];
		const expected = await (await direct).query(statement, parameters);
		expect((await (await threaded).query(statement, parameters)).rows).toEqual(expected.rows);
	});

	test("and errors with PostgreSQL's code, without the parameters", async () => {
		const failed = (await threaded).query("SELECT 1/$1::int AS secret", [0]);
		await expect(failed).rejects.toMatchObject({ code: "22012", message: "division by zero" });
		await expect(failed).rejects.not.toHaveProperty("params");
	});
});

describe("one session for all", () => {
	const connecting = openConnection({
		...limits,
		maxSilentMs: 250,
		transactionTimeoutMs: 300,
		start: async (events) => startEngineHere({ content: await preparedContent() }, events),
	});
	let connection: Awaited<typeof connecting>;
	beforeAll(async () => {
		connection = await connecting;
		await connection.exec("CREATE TABLE notes (text text UNIQUE DEFERRABLE INITIALLY DEFERRED)");
	});
	afterAll(() => connection.close());
	const notes = async () => (await connection.query("SELECT text FROM notes ORDER BY 1")).rows;

	test("statements wait for a transaction, and never see half of it", async () => {
		const counted: unknown[] = [];
		const transaction = connection.transaction(async (turn) => {
			await turn.query("INSERT INTO notes VALUES ('a')");
			counted.push("first");
			await turn.query("INSERT INTO notes VALUES ('b')");
		});
		const outside = connection.query("SELECT count(*)::int AS n FROM notes").then(({ rows }) => counted.push(rows[0]));
		await Promise.all([transaction, outside]);
		expect(counted).toEqual(["first", { n: 2 }]);
	});

	test("a failed transaction leaves nothing, whether its failure is thrown, swallowed or met at the commit", async () => {
		const before = await notes();
		const insert = "INSERT INTO notes VALUES ('c')";
		await expect(
			connection.transaction(async (turn) => {
				await turn.query(insert);
				throw new Error("thrown");
			}),
		).rejects.toThrow("thrown");
		await expect(
			connection.transaction(async (turn) => {
				await turn.query(insert);
				await turn.query("SELECT 1/0").catch(() => {});
			}),
		).rejects.toThrow("rolled back");
		await expect(
			connection.transaction(async (turn) => {
				await turn.query(insert);
				await turn.query("INSERT INTO notes VALUES ('a')");
			}),
		).rejects.toMatchObject({ code: "23505" });
		expect(await notes()).toEqual(before);
	});

	test("a text of several statements that fails in the middle leaves no transaction open", async () => {
		const before = await notes();
		const failing = connection.exec("BEGIN; INSERT INTO notes VALUES ('d'); SELECT 1/0; COMMIT");
		const next = connection.query("SELECT 1 AS one");
		await expect(failing).rejects.toMatchObject({ code: "22012" });
		expect((await next).rows).toEqual([{ one: 1 }]);
		expect(await notes()).toEqual(before);
	});

	test("a transaction that never ends is rolled back, and the others go on", async () => {
		const before = await notes();
		let goOn = () => {};
		const stuck = connection.transaction(async (turn) => {
			await turn.query("INSERT INTO notes VALUES ('e')");
			await new Promise<void>((resolve) => {
				goOn = resolve;
			});
			await turn.query("INSERT INTO notes VALUES ('f')");
		});
		expect(await notes()).toEqual(before);
		goOn();
		await expect(stuck).rejects.toThrow("took too long");
		expect(await notes()).toEqual(before);
	});

	test("a parameter that can't be sent fails alone", async () => {
		const folder = databaseFiles(await preparedFolder("sent")).live;
		const thread = await openConnection({ ...limits, start: (events) => startEngineThread({ folder }, events) });
		const results = await Promise.allSettled([
			thread.query("SELECT $1::text AS a", ["x"]),
			thread.query("SELECT $1::text AS a", [() => {}]),
		]);
		await thread.close();
		expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
	});
});

describe("the thread of the database", () => {
	const opening = preparedFolder("thread").then((folder) =>
		openEmbeddedDatabase(folder, { testing: true, maxSilentMs: 2000 }),
	);
	let database: Awaited<typeof opening>;
	beforeAll(async () => {
		database = await opening;
		await database.db.execute(sql`CREATE TABLE kept (n int)`);
	});
	afterAll(() => database.close());
	const kept = async () => rowsOf(await database.db.execute<{ n: number }>(sql`SELECT n FROM kept ORDER BY n`));

	test("lets this thread go on during a long statement", async () => {
		let turns = 0;
		const counting = setInterval(() => turns++, 1);
		await database.db.execute(sql`SELECT count(*) FROM generate_series(1, 500000)`);
		clearInterval(counting);
		expect(turns).toBeGreaterThan(3);
	});

	test.each([
		["hangs", () => database.blockForTest(3_600_000)],
		["fails", () => database.endForTest()],
	])("is started again if it %s: what was sent fails, what comes then is done", async (_, harm) => {
		const before = await kept();
		const n = before.length + 1;
		await database.db.execute(sql`INSERT INTO kept VALUES (${n})`);
		let started = () => {};
		const inTransaction = new Promise<void>((resolve) => {
			started = resolve;
		});
		const transaction = database.db.transaction(async (tx) => {
			await tx.execute(sql`INSERT INTO kept VALUES (-1)`);
			started();
			await harm().catch(() => {});
			await tx.execute(sql`INSERT INTO kept VALUES (-2)`);
		});
		await inTransaction;
		const pings = database.ping().catch(isDatabaseUnavailable);
		await expect(transaction.catch(isDatabaseUnavailable)).resolves.toBe(true);
		await expect(pings).resolves.toBe(true);
		// It is being started now, so a health check fails at once.
		expect(database.isAvailable).toBe(false);
		await expect(database.ping().catch(isDatabaseUnavailable)).resolves.toBe(true);
		expect(await kept()).toEqual([...before, { n }]);
		await database.ping();
		expect(database.isAvailable).toBe(true);
	});
});

test("a process that is killed while it writes loses no committed row", async () => {
	// A second try must not meet the writer of the first.
	const folder = await preparedFolder("killed");
	const committed: number[] = [];
	for (let round = 0; round < 2; round++) {
		const writer = fork("tests/support/embedded-writer.ts", [folder, String(round * 10_000)]);
		await new Promise<void>((resolve, reject) => {
			writer.on("message", (n: number) => {
				committed.push(n);
				if (committed.length % 150 === 0) writer.kill("SIGKILL");
			});
			writer.on("exit", (_, signal) => (signal === "SIGKILL" ? resolve() : reject(new Error("The writer ended."))));
		});
	}
	const database = await openEmbeddedDatabase(folder);
	const rows = rowsOf(await database.db.execute<{ n: number }>(sql`SELECT n FROM written`)).map(({ n }) => n);
	await database.close();
	expect(committed.length).toBeGreaterThanOrEqual(300);
	expect(rows).toEqual(expect.arrayContaining(committed));
});
