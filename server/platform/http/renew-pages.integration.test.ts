import { sql } from "drizzle-orm";
import { afterEach, describe, expect, inject, test } from "vitest";
import { testFile, testSource } from "#tests/support/kept-pages.ts";
import { createPreparedPostgres } from "#tests/support/prepared-database.ts";
import { openTestDatabase, sqlKinds } from "#tests/support/test-services.ts";
import { type DatabaseClient, rowsOf } from "../database/client.server.ts";
import { openPostgres } from "../database/postgres.server.ts";
import { createLog } from "../log.server.ts";
import { createKeptPages } from "./kept-pages.server.ts";
import { renewPages } from "./renew-pages.server.ts";

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

async function opened(database: DatabaseClient): Promise<DatabaseClient> {
	await database.db.execute(sql`CREATE TABLE posts (path text PRIMARY KEY, title text)`);
	return database;
}

/** A process whose pages show the titles of posts in the database. */
function startProcess(database: DatabaseClient) {
	const titles: Record<string, string> = {};
	const rendered: string[] = [];
	let onRendered = () => {};
	const source = testSource(titles, {
		async refresh() {
			const posts = rowsOf(await database.db.execute<{ path: string; title: string }>(sql`SELECT * FROM posts`));
			for (const { path, title } of posts) titles[path] = title;
		},
	});
	const pages = createKeptPages({
		sources: [source],
		files: new Map(),
		isBusy: () => false,
		log: createLog("silent"),
		async render(path) {
			const text = `${path}: ${titles[path]}`;
			rendered.push(text);
			onRendered();
			return testFile(text);
		},
	});
	const closed = new AbortController();
	closing.unshift(() => closed.abort());
	renewPages(pages, {
		changes: Promise.resolve(database.changes),
		unshownTopics: ["leads"],
		isBusy: () => false,
		closing: closed.signal,
		log: createLog("silent"),
	});
	return {
		pages,
		rendered,
		async show(path: string) {
			const file = await pages.find(path);
			return file && Buffer.from(file.body).toString();
		},
		/** Resolves when this was rendered, without a visitor. */
		async renders(text: string): Promise<void> {
			while (!rendered.includes(text)) {
				await new Promise<void>((resolve) => {
					onRendered = resolve;
				});
			}
		},
	};
}

async function publish(database: DatabaseClient, title: string): Promise<void> {
	await database.db.transaction(async (transaction) => {
		await transaction.execute(sql`
			INSERT INTO posts VALUES ('/en/blog/one', ${title}) ON CONFLICT (path) DO UPDATE SET title = excluded.title`);
		await database.changes.announce("posts", transaction);
	});
}

describe.each(sqlKinds)("pages from %s", (kind) => {
	test("are renewed after a commit, and shown when the database is gone", async () => {
		const database = await opened(await openTestDatabase(kind));
		await publish(database, "First");
		const { pages, show, renders } = startProcess(database);
		await pages.refresh();
		expect(await show("/en/blog/one")).toBe("/en/blog/one: First");
		await publish(database, "Second");
		await renders("/en/blog/one: Second");
		await database.close();
		await pages.refresh();
		expect(await show("/en/blog/one")).toBe("/en/blog/one: Second");
	});
});

test("two processes on one PostgreSQL renew their pages when one of them changes something, and after a lost connection", async () => {
	const url = await createPreparedPostgres(inject("postgresUrl"));
	const one = await opened(openPostgres(url));
	const two = openPostgres(url);
	closing.push(
		() => one.close(),
		() => two.close(),
	);
	await publish(one, "First");
	const processes = [startProcess(one), startProcess(two)];
	for (const { pages, show } of processes) {
		await pages.refresh();
		expect(await show("/en/blog/one")).toBe("/en/blog/one: First");
	}
	await publish(two, "Second");
	await Promise.all(processes.map(({ renders }) => renders("/en/blog/one: Second")));
	for (const { show } of processes) expect(await show("/en/blog/one")).toBe("/en/blog/one: Second");

	// Nobody receives this change. A listener that reconnects asks for what it missed.
	await one.db.execute(sql`UPDATE posts SET title = 'Third'`);
	await one.db.execute(sql`
		SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE datname = current_database() AND query ~ '^(LISTEN|SELECT 1$)' AND pid <> pg_backend_pid()`);
	await Promise.all(processes.map(({ renders }) => renders("/en/blog/one: Third")));
});
