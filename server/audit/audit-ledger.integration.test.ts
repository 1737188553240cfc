import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries, ledgerSeals } from "#database/schema.ts";
import { type LedgerBench, openLedgerBench } from "#tests/support/ledger-bench.ts";
import { isLong } from "#tests/support/sample.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";
import { openLedger } from "../ledger/ledger.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import type { Database, DatabaseClient, Transaction } from "../platform/database/client.server.ts";
import { createLog } from "../platform/log.server.ts";
import { auditLedger } from "./audit-ledger.server.ts";
import { insertSiteEntry } from "./insert-audit-entry.server.ts";

const entry = (userId: string) => ({
	id: randomUUID(),
	action: "LOGIN_SUCCESS",
	tableName: "authentication",
	userId,
	email: `${userId}@sunfield.example`,
	recordedAt: "2026-11-23T15:00:00.000Z",
});

describe.each(databaseKinds)("the audit ledger on %s", (kind) => {
	let database: DatabaseClient;
	let bench: LedgerBench;
	beforeAll(async () => {
		database = await openTestDatabase(kind);
		bench = await openLedgerBench(database);
	});
	afterAll(() => bench.close());
	beforeEach(() => bench.reset());

	const open = (folder = "") =>
		openLedger(
			{
				database,
				env: { ...bench.env, dataDir: join(bench.env.dataDir, folder) },
				clock: () => new Date(),
				log: createLog("silent"),
			},
			auditLedger,
		);
	const breaks = async () => (await verifyLedger(database.db, auditLedger, bench.env)).breaks.map(({ code }) => code);

	test("keeps one chain while eight writers add to it", { timeout: 300_000 }, async () => {
		const [writers, entries] = [8, isLong ? 1000 : 100];
		// Two ledgers over one database, each with its own folder, as two processes have.
		const ledgers = [open(), open("other")];
		await Promise.all(
			Array.from({ length: writers }, async (_, writer) => {
				for (let added = 0; added < entries; added += 1) {
					await database.db.insert(auditEntries).values(entry(`writer-${writer}`));
					if (added % 20 === 0) await ledgers[writer % 2]?.seal();
				}
			}),
		);
		for (const ledger of ledgers) await ledger.seal();
		const seals = await database.db
			.select()
			.from(ledgerSeals)
			.where(eq(ledgerSeals.ledger, "audit"))
			.orderBy(asc(ledgerSeals.position));
		expect(seals.map(({ position }) => position)).toEqual(
			Array.from({ length: writers * entries }, (_, index) => index + 1),
		);
		expect(new Set(seals.map(({ recordId }) => recordId)).size).toBe(writers * entries);
		expect(await breaks()).toEqual([]);
	});

	test("shows an entry that was changed, and a tail that was cut off", async () => {
		await database.db.insert(auditEntries).values(Array.from({ length: 5 }, () => entry("owner")));
		await open().seal();
		expect(await breaks()).toEqual([]);
		await bench.tamper("UPDATE audit_entries SET action = 'LOGOUT' WHERE sequence = 2");
		expect(await breaks()).toEqual(["changed"]);
		await bench.tamper("UPDATE audit_entries SET action = 'LOGIN_SUCCESS' WHERE sequence = 2");
		await bench.tamper("DELETE FROM audit_entries WHERE sequence > 3");
		await bench.tamper("DELETE FROM ledger_seals WHERE position > 3");
		expect(await breaks()).toEqual(["anchor_contradicted"]);
	});

	test("shows that all of it was written anew", async () => {
		await database.db.insert(auditEntries).values(Array.from({ length: 3 }, () => entry("owner")));
		await open().seal();
		await bench.tamper("DELETE FROM ledger_seals");
		await bench.tamper("UPDATE audit_entries SET user_id = 'somebody'");
		// The site itself seals what it finds, so only the anchor outside the database shows the difference.
		await open().seal();
		expect(await breaks()).toEqual(["anchor_contradicted"]);
	});

	test("is sealed soon after a commit, and not after a failure", async () => {
		const ledger = open();
		const add = async (db: Database | Transaction) => {
			const at = new Date("2026-11-23T15:00:00Z");
			const about = { table: "blog_articles", subjectId: null, details: null, at };
			await insertSiteEntry(db, { action: "POST_PUBLISHED", ...about });
		};
		const seals = async () => (await database.db.select().from(ledgerSeals)).length;
		ledger.start();
		// What the start began has ended, so nothing else seals in this test.
		for (const _ of [1, 2]) await ledger.seal();
		await database.db.transaction(add);
		await expect.poll(seals, { timeout: 10_000 }).toBe(1);
		const failed = database.db.transaction(async (transaction) => {
			await add(transaction);
			throw new Error("The transaction fails");
		});
		await expect(failed).rejects.toThrow("fails");
		await add(database.db);
		await expect.poll(seals, { timeout: 10_000 }).toBe(2);
		await ledger.close();
		expect(await seals()).toBe(2);
		expect(await breaks()).toEqual([]);
	});

	test("takes no change, deletion or truncation", async () => {
		await database.db.insert(auditEntries).values(entry("owner"));
		await expect(database.db.update(auditEntries).set({ action: "LOGOUT" })).rejects.toThrow();
		await expect(database.db.delete(auditEntries)).rejects.toThrow();
		await expect(database.db.execute("TRUNCATE audit_entries")).rejects.toThrow();
	});
});
