import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ledgerTables } from "#database/schema/ledger-tables.ts";
import { consentKind } from "#server/consent/consent-ledger.server.ts";
import { type LedgerBench, openLedgerBench } from "#tests/support/ledger-bench.ts";
import "#tests/support/seeded-properties.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";

describe.each(databaseKinds)("the ledger on %s", (kind) => {
	let bench: LedgerBench;
	beforeAll(async () => {
		bench = await openLedgerBench(await openTestDatabase(kind));
	});
	afterAll(() => bench.close());
	beforeEach(() => bench.reset());

	test("seals what many store at once, in one chain without gaps", async () => {
		const ledger = bench.ledgerOf();
		const stored = await Promise.all(
			Array.from({ length: 12 }, async () => {
				const ids = await bench.store(5);
				await ledger.seal();
				return ids;
			}),
		);
		await ledger.seal();
		const chain = await bench.seals();
		expect(chain.map(({ position }) => position)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
		expect(new Set(chain.map(({ recordId }) => recordId))).toEqual(new Set(stored.flat()));
		expect(await bench.verified()).toMatchObject({
			breaks: [],
			waiting: 0,
			records: { consent: 60 },
			head: { position: 60, hash: chain.at(-1)?.hash },
		});
	});

	test("lets two processes seal at once without a second seal or a fork", async () => {
		const [one, other] = [bench.ledgerOf(), bench.ledgerOf({ dataDir: join(bench.env.dataDir, "other") })];
		for (let round = 0; round < 10; round++) {
			await Promise.all([bench.store(3), one.seal(), other.seal(), bench.store(2), one.seal(), other.seal()]);
		}
		await one.seal();
		expect(await bench.seals()).toHaveLength(50);
		expect(await bench.breaksOf()).toEqual([]);
		expect(await bench.breaksOf({ dataDir: join(bench.env.dataDir, "other") })).toEqual([]);
	});

	test("is sealed while another ledger is", { skip: kind === "PGlite" }, async () => {
		const begun = Promise.withResolvers<void>();
		const mayEnd = Promise.withResolvers<never[]>();
		const after = () => {
			begun.resolve();
			return mayEnd.promise;
		};
		const sealing = bench.ledgerOf({}, { name: "audit", kinds: [{ ...consentKind, after }] }).seal();
		await begun.promise;
		await bench.store(2);
		await bench.ledgerOf().seal();
		expect(await bench.seals()).toHaveLength(2);
		mayEnd.resolve([]);
		await sealing;
	});

	test("seals a record whose transaction ends after later ones were sealed", { skip: kind === "PGlite" }, async () => {
		const ledger = bench.ledgerOf();
		const inserted = Promise.withResolvers<void>();
		const mayCommit = Promise.withResolvers<void>();
		const slow = bench.store(1, {}, () => {
			inserted.resolve();
			return mayCommit.promise;
		});
		await inserted.promise;
		await bench.store(2);
		await ledger.seal();
		expect(await bench.seals()).toHaveLength(2);
		mayCommit.resolve();
		const [late] = await slow;
		await ledger.seal();
		expect((await bench.seals()).map(({ recordId }) => recordId)).toEqual([
			expect.any(String),
			expect.any(String),
			late,
		]);
		expect(await bench.breaksOf()).toEqual([]);
	});

	test("a started ledger seals by itself", async () => {
		const ledger = bench.ledgerOf();
		ledger.start();
		await bench.store(2);
		await expect.poll(async () => (await bench.seals()).length, { timeout: 10_000 }).toBe(2);
		await bench.store(1);
		await ledger.close();
		expect(await bench.seals()).toHaveLength(3);
	});

	test("verifies whatever text the database stored", async () => {
		const ledger = bench.ledgerOf();
		const text = fc.string({ unit: "binary", maxLength: 40 }).map((value) => value.replaceAll("\0", ""));
		await fc.assert(
			fc.asyncProperty(text, text, text, async (name, page, boxName) => {
				await bench.store(1, {
					name,
					page,
					text: page,
					userAgent: `${name}\ud800`,
					boxes: { [`${boxName}\u2028"\\`]: true },
				});
			}),
			{ numRuns: 60 },
		);
		await ledger.seal();
		expect(await bench.verified()).toMatchObject({ breaks: [], head: { position: 60 } });
	});

	test("hashes every column of a consent record but those that only order it", async () => {
		const [id = ""] = await bench.store(1);
		await bench.ledgerOf().seal();
		const unhashed = ["sequence", "id", "stored_at"];
		const changes: Record<string, string> = {
			contact_submission_id: `'${randomUUID()}'`,
			text_published: "NOT text_published",
			boxes: `'{"marketing": true}'`,
		};
		const [row] = await bench.records();
		for (const column of Object.keys(row ?? {}).filter((name) => !unhashed.includes(name))) {
			const before = (row as Record<string, unknown>)[column];
			const old = typeof before === "object" ? `'${JSON.stringify(before)}'` : `'${before}'`;
			await bench.tamper(`UPDATE consent_records SET ${column} = ${changes[column] ?? `${column} || '.'`}`);
			expect(await bench.breaksOf(), column).toEqual([`changed ${id}`]);
			await bench.tamper(`UPDATE consent_records SET ${column} = ${old}`);
			expect(await bench.breaksOf(), column).toEqual([]);
		}
		await bench.tamper("UPDATE record_bodies SET body = body || 'A'");
		expect(await bench.breaksOf()).toEqual([`changed ${id}`]);
	});

	test.each(ledgerTables)("%s takes no change, deletion or truncation", async (table) => {
		await bench.store(1);
		await bench.revoke();
		await bench.ledgerOf().seal();
		await bench.note([{ subject: "a", fingerprint: "b" }], "c");
		await bench.audit();
		const columns: Record<string, string> = {
			consent_records: "locale",
			revocations: "phone",
			record_bodies: "body",
			audit_entries: "action",
		};
		const column = columns[table] ?? "ledger";
		for (const statement of [
			`UPDATE ${table} SET ${column} = ''`,
			`DELETE FROM ${table}`,
			`TRUNCATE ${table} CASCADE`,
		]) {
			await expect(bench.db.execute(sql.raw(statement))).rejects.toThrow();
		}
	});
});
