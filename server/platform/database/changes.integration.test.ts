import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { createLog, type Log } from "#server/platform/log.server.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { type PostgresTestServer, startPostgres } from "#tests/support/postgres-server.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";
import { type DatabaseClient, rowsOf } from "./client.server.ts";
import { openPostgres } from "./postgres.server.ts";

const open: DatabaseClient[] = [];
const opened = (database: DatabaseClient) => {
	open.push(database);
	return database;
};
afterEach(async () => {
	await Promise.all(open.splice(0).map((database) => database.close()));
});

/** A listener that lets a test wait for a topic. */
function listener(database: DatabaseClient) {
	const heard: (string | null)[] = [];
	let onHeard = () => {};
	database.changes.listen((topic) => {
		heard.push(topic);
		onHeard();
	});
	return {
		heard,
		/** Resolves when `topic` was received `times` times. */
		async hears(topic: string | null, times = 1): Promise<void> {
			while (heard.filter((one) => one === topic).length < times) {
				await new Promise<void>((resolve) => {
					onHeard = resolve;
				});
			}
		},
	};
}

describe.each(databaseKinds)("a change on %s", (kind) => {
	let database: DatabaseClient;
	beforeAll(async () => {
		database = await openTestDatabase(kind);
	});
	afterAll(() => database.close());

	test("is heard by everybody who listens, after a word that earlier ones may have been missed", async () => {
		const [one, two] = [listener(database), listener(database)];
		await Promise.all([one.hears(null), two.hears(null)]);
		await database.changes.announce("posts");
		await Promise.all([one.hears("posts"), two.hears("posts")]);
		expect(one.heard).toEqual([null, "posts"]);
	});

	test("announced in a transaction, it is read as it was committed", async () => {
		const { db, changes } = database;
		await db.execute(sql`CREATE TABLE posts (title text)`);
		const { hears } = listener(database);
		await hears(null);
		let stop = () => {};
		const titles = new Promise((resolve) => {
			stop = changes.listen(async (topic) => {
				if (topic === "posts") resolve(rowsOf(await db.execute(sql`SELECT title FROM posts`)));
			});
		});
		await db.transaction(async (transaction) => {
			await changes.announce("posts", transaction);
			await transaction.execute(sql`INSERT INTO posts VALUES ('New')`);
			await transaction.execute(sql`SELECT 1`);
		});
		expect(await titles).toEqual([{ title: "New" }]);
		stop();
	});

	test("who stops listening hears nothing more", async () => {
		const topics: unknown[] = [];
		const stop = database.changes.listen((topic) => topics.push(topic));
		const other = listener(database);
		await other.hears(null);
		stop();
		const before = topics.length;
		await database.changes.announce("posts");
		await other.hears("posts");
		expect(topics).toHaveLength(before);
	});
});

describe("two processes on PostgreSQL", () => {
	async function twoProcesses() {
		const url = await createPostgresDatabase(inject("postgresUrl"));
		return [opened(openPostgres(url)), opened(openPostgres(url))] as const;
	}

	test("hear of each other's changes", async () => {
		const [one, two] = await twoProcesses();
		const { hears } = listener(two);
		await hears(null);
		await one.changes.announce("posts");
		await hears("posts");
	});

	test("hear nothing of a transaction that was rolled back", async () => {
		const [one, two] = await twoProcesses();
		const { hears, heard } = listener(two);
		await hears(null);
		const failing = one.db.transaction(async (transaction) => {
			await one.changes.announce("undone", transaction);
			throw new Error("changed my mind");
		});
		await expect(failing).rejects.toThrow("changed my mind");
		await one.changes.announce("done");
		await hears("done");
		expect(heard).toEqual([null, "done"]);
	});

	test("listen again when their connection was ended, and know that they may have missed something", async () => {
		const [one, two] = await twoProcesses();
		const { hears } = listener(two);
		await hears(null);
		for (const times of [2, 3]) {
			await one.db.execute(sql`
				SELECT pg_terminate_backend(pid) FROM pg_stat_activity
				WHERE datname = current_database() AND query ~ '^(LISTEN|SELECT 1$)' AND pid <> pg_backend_pid()`);
			await hears(null, times);
		}
		await one.changes.announce("posts");
		await hears("posts");
	});
});

test("a server that is stopped is missed, and heard again when it goes on", async () => {
	const server: PostgresTestServer = await startPostgres();
	try {
		// Long enough for a server that starts processes on a busy machine.
		const deadlines = { connectMs: 3000, waitMs: 500, statementMs: 1500, callMs: 2000 };
		const log = createLog("silent");
		const missed = new Promise<void>((resolve) => {
			log.warn = ((_: object, message: string) =>
				message.startsWith("changes are not heard") && resolve()) as Log["warn"];
		});
		const database = opened(openPostgres(server.url, { deadlines, heartbeatMs: 50, log }));
		const { changes } = database;
		expect(changes.deafMs()).toBeNull();
		const { hears } = listener(database);
		expect(changes.deafMs()).toBeGreaterThanOrEqual(0);
		await hears(null);
		expect(changes.deafMs()).toBe(0);
		server.pause();
		await missed;
		expect(changes.deafMs()).toBeGreaterThan(0);
		server.resume();
		await hears(null, 2);
		expect(changes.deafMs()).toBe(0);
		await database.changes.announce("posts").catch(() => database.changes.announce("posts"));
		await hears("posts");
	} finally {
		await Promise.all(open.splice(0).map((one) => one.close()));
		await server.stop();
	}
}, 120_000);
