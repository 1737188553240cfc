import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { tablesOf } from "#server/backups/database-content.server.ts";
import { makeKeys } from "#server/platform/age/age-keys.server.ts";
import { type Database, migrationsFolder, rowsOf } from "#server/platform/database/client.server.ts";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";
import { lockFolder } from "#server/platform/database/folder-lock.server.ts";
import { markFolder } from "#server/platform/database/older-database.server.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { readEnv } from "#server/platform/env.server.ts";
import { shapeOf } from "#tests/support/database-shape.ts";
import { describeDumpable, kindsOfThisTurn } from "#tests/support/dumpable-postgres.ts";
import { openLedgerBench } from "#tests/support/ledger-bench.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { createPreparedPostgres, prepareDataFolder } from "#tests/support/prepared-database.ts";
import { runScript } from "#tests/support/served-site.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-upgrade-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const secrets = {
	AUTH_SECRET: "an upgrade, the auth secret",
	CAPTCHA_SECRET: "an upgrade, the captcha secret",
	BACKUP_PUBLIC_KEY: makeKeys(new Date()).publicKey,
};

/** A good change, then one that fails. */
const failing = `CREATE TABLE added (id integer);
--> statement-breakpoint
DELETE FROM consent_records`;
const breaking = `ALTER TABLE consent_records DISABLE TRIGGER ALL;
--> statement-breakpoint
UPDATE consent_records SET locale = 'es'`;
const good = "CREATE TABLE added AS SELECT count(*) AS consents FROM consent_records";

/** A checkout of the next version, which has one more migration. */
function nextVersion(name: string, migration: string): string {
	const checkout = resolve(root, name);
	mkdirSync(join(checkout, "database"), { recursive: true });
	for (const entry of ["CHANGELOG.md", "package.json", "scripts", "server"]) {
		symlinkSync(resolve(entry), join(checkout, entry));
	}
	const folder = join(checkout, migrationsFolder);
	cpSync(migrationsFolder, folder, { recursive: true });
	const journalFile = join(folder, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(journalFile, "utf8"));
	const last = journal.entries.at(-1);
	journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next" });
	writeFileSync(journalFile, JSON.stringify(journal));
	writeFileSync(join(folder, "9999_next.sql"), migration);
	return checkout;
}

interface Place {
	DATA_DIR: string;
	DATABASE_URL: string;
}

async function inDatabase<T>({ DATA_DIR, DATABASE_URL }: Place, run: (db: Database) => Promise<T>): Promise<T> {
	const database = DATABASE_URL ? openPostgres(DATABASE_URL) : await openEmbeddedDatabase(DATA_DIR);
	try {
		return await run(database.db);
	} finally {
		await database.close();
	}
}

/** Everything in it: columns, indexes, constraints, triggers, functions, and the rows of all tables. */
function dumpOf(place: Place): Promise<Record<string, unknown>> {
	return inDatabase(place, async (db) => {
		const dump: Record<string, unknown> = await shapeOf(db);
		for (const table of await tablesOf(db)) {
			dump[table] = rowsOf(await db.execute(sql.raw(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)));
		}
		return dump;
	});
}

const upgrade = (checkout: string, place: Place, ...options: string[]) =>
	runScript("scripts/upgrade.ts", { ...secrets, ...place }, [backupsOf(place), ...options], checkout);
const backupsOf = ({ DATA_DIR }: Place) => `${DATA_DIR}-backups`;

/** Adds what a site stores: consent records and their seals. */
async function fill(place: Place): Promise<void> {
	const database = place.DATABASE_URL ? openPostgres(place.DATABASE_URL) : await openEmbeddedDatabase(place.DATA_DIR);
	const bench = await openLedgerBench(database, readEnv({ ...secrets, ...place }));
	await bench.store(3);
	await bench.audit();
	await bench.ledgerOf().seal();
	await database.close();
}

async function expectUpgrades(place: Place): Promise<void> {
	const before = await dumpOf(place);

	const asked = await upgrade(nextVersion(`${place.DATA_DIR}-asked`, good), place, "--check");
	expect(asked.output).toContain("The newest backup is of none.");
	expect(asked.output).toContain("## Next version");
	expect(asked.output).toContain("Migrations that the database lacks: 9999_next");
	expect(asked.code).toBe(0);
	expect(await dumpOf(place)).toEqual(before);

	for (const [name, migration, reason] of [
		["failing", failing, "The upgrade failed: "],
		["breaking", breaking, "The record is not the one that was sealed."],
	] as const) {
		const failed = await upgrade(nextVersion(`${place.DATA_DIR}-${name}`, migration), place);
		expect(failed.output).toContain("Backup: ");
		expect(failed.output).toContain(reason);
		expect(failed.output).toContain("The database is as it was");
		expect(failed.output).not.toMatch(/^\s+at /m);
		expect(failed.code).toBe(1);
		expect(await dumpOf(place)).toEqual(before);
		// Backups are named by the second.
		rmSync(backupsOf(place), { recursive: true });
	}

	const checkout = nextVersion(`${place.DATA_DIR}-good`, good);
	const upgraded = await upgrade(checkout, place);
	expect(upgraded.output).toContain("The consent ledger is intact.");
	expect(upgraded.output).toContain("The audit ledger is intact.");
	expect(upgraded.code).toBe(0);
	expect(readdirSync(backupsOf(place))).toHaveLength(1);
	const {
		columns: _,
		"drizzle.__drizzle_migrations": migrations,
		"public.added": added,
		...kept
	} = await dumpOf(place);
	expect(added).toEqual([{ row: "(3)" }]);
	expect(migrations).toHaveLength((before["drizzle.__drizzle_migrations"] as unknown[]).length + 1);
	const { columns: __, "drizzle.__drizzle_migrations": ___, ...expected } = before;
	expect(kept).toEqual(expected);

	const again = await upgrade(checkout, place);
	expect(again).toMatchObject({ code: 0, output: expect.stringContaining("The database has all migrations.") });
	// The version from before is older than the database now.
	const older = await upgrade(".", place);
	expect(older).toMatchObject({ code: 1, output: expect.stringContaining("A newer version than this one") });
}

const nothingToDo = { code: 0, output: expect.stringContaining("There is nothing to upgrade") };

test("a folder that no site has used is left alone, and so is one on which a site runs", async () => {
	const unused = join(root, "unused");
	mkdirSync(unused);
	expect(await upgrade(".", { DATA_DIR: unused, DATABASE_URL: "" })).toEqual(nothingToDo);
	expect(readdirSync(unused)).toEqual([]);

	const running = join(root, "running");
	await prepareDataFolder(running);
	const release = lockFolder(running);
	const stopFirst = await upgrade(nextVersion("running-next", good), { DATA_DIR: running, DATABASE_URL: "" });
	release();
	expect(stopFirst).toEqual({ code: 1, output: expect.stringContaining("Stop it first.") });
});

test("a database is upgraded only with the folder of its site", async () => {
	const DATA_DIR = join(root, "other");
	mkdirSync(DATA_DIR);
	const empty = await createPostgresDatabase(inject("postgresUrl"));
	expect(await upgrade(".", { DATA_DIR, DATABASE_URL: empty })).toEqual(nothingToDo);
	const used = await createPreparedPostgres(inject("postgresUrl"));
	const refused = await upgrade(".", { DATA_DIR, DATABASE_URL: used });
	expect(refused).toEqual({ code: 1, output: expect.stringContaining("No site has used the folder") });
});

test.runIf(kindsOfThisTurn.includes("embedded"))(
	"an upgrade of the embedded database works, or leaves it as it was",
	{
		timeout: 180_000,
	},
	async () => {
		const place = { DATA_DIR: join(root, "embedded"), DATABASE_URL: "" };
		await prepareDataFolder(place.DATA_DIR);
		await fill(place);
		await expectUpgrades(place);
	},
);

describeDumpable((url) => {
	test.runIf(kindsOfThisTurn.includes("PostgreSQL"))(
		"an upgrade works, or leaves the database as it was",
		{
			timeout: 180_000,
		},
		async () => {
			const place = { DATA_DIR: join(root, "postgres"), DATABASE_URL: await createPreparedPostgres(url()) };
			mkdirSync(place.DATA_DIR);
			await markFolder(place.DATA_DIR);
			await fill(place);
			await expectUpgrades(place);
		},
	);
});
