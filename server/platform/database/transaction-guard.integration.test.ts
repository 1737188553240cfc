import { sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, test } from "vitest";
import { auditEntries, ledgerNotes } from "#database/schema.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { openEmbeddedDatabase } from "./embedded.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { noteWritten, onWritten } from "./transaction-guard.server.ts";

describe.each(["PGlite", "PostgreSQL"])("inside a transaction on %s", async (kind) => {
	const database =
		kind === "PGlite"
			? await openEmbeddedDatabase()
			: openPostgres(await createPostgresDatabase(inject("postgresUrl")));
	afterAll(() => database.close());
	const { db, jobs } = database;
	const rule = /use only `transaction`/;

	test.each([
		["a query", () => db.execute(sql`SELECT 1`)],
		["a select", () => db.select({ one: sql`1` }).from(sql`(SELECT 1) AS one`)],
		["a transaction of its own", () => db.transaction((inner) => inner.execute(sql`SELECT 1`))],
		["the job queue", async () => jobs.executeSql("SELECT 1")],
	])("%s on the database itself fails at once, and the transaction goes on", async (_, use) => {
		const result = await db.transaction(async (transaction) => {
			await expect((async () => use())()).rejects.toThrow(rule);
			return transaction.execute(sql`SELECT 2 AS two`);
		});
		expect(result).toBeDefined();
	});

	test("what a transaction has started may use the database after its end", async () => {
		let later: Promise<unknown> = Promise.resolve();
		let goOn = () => {};
		await db.transaction(async (transaction) => {
			const end = new Promise<void>((resolve) => {
				goOn = resolve;
			});
			later = end.then(() => db.execute(sql`SELECT 1`));
			await transaction.execute(sql`SELECT 1`);
		});
		goOn();
		await expect(later).resolves.toBeDefined();
	});

	test("what was written is told after the commit, and never after a failure", async () => {
		let told = 0;
		const stop = onWritten(db, auditEntries, () => {
			told += 1;
		});
		await db.transaction(async (transaction) => {
			await transaction.execute(sql`SELECT 1`);
			noteWritten(transaction, auditEntries);
			noteWritten(transaction, ledgerNotes);
			noteWritten(transaction, auditEntries);
			expect(told, "before the commit").toBe(0);
		});
		expect(told, "once for a transaction").toBe(1);
		const failed = db.transaction(async (transaction) => {
			noteWritten(transaction, auditEntries);
			await transaction.execute(sql`SELECT 1 / 0`);
		});
		await expect(failed).rejects.toThrow();
		expect(told, "after a failure").toBe(1);
		noteWritten(db, auditEntries);
		expect(told, "outside a transaction").toBe(2);
		stop();
		noteWritten(db, auditEntries);
		expect(told, "after the end").toBe(2);
	});

	test("a statement prepared before is refused too", async () => {
		const prepared = db.select({ one: sql`1` }).from(sql`(SELECT 1) AS one`).prepare("one");
		await expect(db.transaction(async () => prepared.execute())).rejects.toThrow(rule);
	});
});
