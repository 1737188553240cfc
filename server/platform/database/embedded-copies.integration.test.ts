import {
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isLong } from "#tests/support/sample.ts";
import { ofThisTurn } from "#tests/support/turns.ts";
import { rowsOf } from "./client.server.ts";
import { noCopies } from "./database-copies.server.ts";
import { type EmbeddedDatabaseOptions, openEmbeddedDatabase } from "./embedded.server.ts";
import { databaseFiles, listCopies } from "./folder-names.server.ts";
import { markFolder } from "./older-database.server.ts";
import { makeEmptyFolder } from "./start-on-folder.server.ts";

const folders = mkdtempSync(join(tmpdir(), "sunfield-copies-"));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

// Each test opens a database from a folder several times.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Rarer than the others, and as slow. */
const inThisTurn = ofThisTurn(["older copy", "while running", "no copy", "checkpoints"]);

const never = Number.POSITIVE_INFINITY;
const often = { syncMs: 30 };
/** Copies are made one after the other, without a pause. */
const atOnce = { minAgeMs: -1, ageAtEndMs: never };

type Opened = Awaited<ReturnType<typeof openEmbeddedDatabase>>;
const add = (database: Opened, word: string) => database.db.execute(sql`INSERT INTO words VALUES (${word})`);
const words = async (database: Opened) =>
	rowsOf(await database.db.execute<{ word: string }>(sql`SELECT word FROM words ORDER BY word`)).map(
		({ word }) => word,
	);

async function openOnce<T>(
	dataDir: string,
	use: (database: Opened) => Promise<T>,
	options: EmbeddedDatabaseOptions = {},
) {
	const database = await openEmbeddedDatabase(dataDir, { copyIntervals: noCopies, ...options });
	try {
		return await use(database);
	} finally {
		await database.close();
	}
}

const bytesBelow = (folder: string) =>
	readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

function flipByte(file: string, offset: number): void {
	const bytes = readFileSync(file);
	bytes[offset] = (bytes[offset] ?? 0) ^ 0xff;
	writeFileSync(file, bytes);
}

const asideOf = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith("postgres-damaged-"));

/** A data folder with two copies, of which the newer has `a` and `b`, and the live database `a`, `b` and `c`. */
const template = join(folders, "template");
/** The log and the control file before `c` was written. */
const earlierLog = join(folders, "earlier-log");
beforeAll(async () => {
	await openOnce(
		template,
		async (database) => {
			await database.migrate();
			await database.db.execute(sql`CREATE TABLE words (word text)`);
			await database.db.execute(sql`CREATE TABLE filler (text text)`);
			await add(database, "a");
			let stored = "1";
			database.copies?.describeWith(() => stored);
			const made = () => listCopies(databaseFiles(template)).map(({ storedUpTo }) => storedUpTo);
			await vi.waitFor(() => expect(made()).toEqual(["1", "1"]), waiting);
			await add(database, "b");
			stored = "2";
			database.copies?.request();
			await vi.waitFor(() => expect(made()).toEqual(["2", "1"]), waiting);
			expect(database.copies?.oldestStoredUpTo()).toBe("1");
			const [newest] = listCopies(databaseFiles(template));
			// The copy is on the disk a moment before the keeper knows it.
			await vi.waitFor(() => expect(database.copies?.newestMadeAt()).toEqual(new Date(String(newest?.made))), waiting);
		},
		{ upkeep: often, copyIntervals: atOnce },
	);
	for (const part of ["pg_wal", "global"]) {
		cpSync(join(template, "postgres", part), join(earlierLog, part), { recursive: true });
	}
	await openOnce(template, async (database) => {
		await add(database, "c");
		await database.db.execute(sql`INSERT INTO filler SELECT md5(n::text) FROM generate_series(1, 5000) AS n`);
	});
});
const waiting = { timeout: 60_000, interval: 20 };

/** @returns a copy of the template that looks as if it was not closed */
function unclosed(name: string): string {
	const dataDir = join(folders, name);
	cpSync(template, dataDir, { recursive: true });
	writeFileSync(databaseFiles(dataDir).inUse, "");
	return dataDir;
}

test("a clean end leaves nothing to check, and the first copy ends the time without one", () => {
	const files = databaseFiles(template);
	expect(existsSync(files.inUse)).toBe(false);
	expect(existsSync(files.uncopied)).toBe(false);
	expect(existsSync(files.partialCopy)).toBe(false);
});

test("a first start copies the empty database of the build, also after a copy that was interrupted", async () => {
	const empty = join(folders, "empty");
	await makeEmptyFolder(empty);
	const identifierOf = async (name: string) => {
		const dataDir = join(folders, name);
		const { live, restoring } = databaseFiles(dataDir);
		await mkdir(dataDir);
		await markFolder(dataDir);
		cpSync(join(empty, "global"), join(restoring, "base"), { recursive: true });
		return openOnce(
			dataDir,
			async ({ db }) => {
				expect(statSync(live).mode & 0o077).toBe(0);
				const [row] = rowsOf(
					await db.execute<{ id: string }>(sql`SELECT system_identifier::text AS id FROM pg_control_system()`),
				);
				return row?.id;
			},
			{ template: empty },
		);
	};
	const first = await identifierOf("first");
	expect(first).toMatch(/^\d+$/);
	// PostgreSQL gives each database that it makes another one.
	expect(await identifierOf("second")).toBe(first);
});

test("a database that was not closed and is whole is opened as it is", async () => {
	const dataDir = unclosed("whole");
	await openOnce(dataDir, async (database) => {
		expect(await words(database)).toEqual(["a", "b", "c"]);
		expect(database.copies?.restored).toBe(false);
	});
	expect(asideOf(dataDir)).toEqual([]);
});

describe("the newest copy takes the place of a database", () => {
	const logOf = (dataDir: string) => {
		const folder = join(dataDir, "postgres/pg_wal");
		return readdirSync(folder)
			.filter((name) => /^[\dA-F]{24}$/.test(name))
			.map((name) => join(folder, name));
	};
	const damages: [string, (dataDir: string) => void][] = [
		["without its control file", (dataDir) => rmSync(join(dataDir, "postgres/global/pg_control"))],
		[
			"without the end of its log",
			(dataDir) => {
				for (const file of logOf(dataDir)) truncateSync(file, 8192);
			},
		],
		["with a damaged catalog", (dataDir) => flipByte(join(dataDir, "postgres/base/5/1259"), 8000)],
		["with a damaged table that nobody reads", (dataDir) => flipByte(join(dataDir, "postgres/base/1/2609"), 8000)],
		[
			"with pages that are newer than its log",
			(dataDir) => {
				rmSync(join(dataDir, "postgres/pg_wal"), { recursive: true });
				cpSync(join(earlierLog, "pg_wal"), join(dataDir, "postgres/pg_wal"), { recursive: true });
				cpSync(join(earlierLog, "global/pg_control"), join(dataDir, "postgres/global/pg_control"));
			},
		],
		["that is gone", (dataDir) => rmSync(join(dataDir, "postgres"), { recursive: true })],
	];
	test.each(ofThisTurn(damages))("%s", async (name, damage) => {
		const dataDir = unclosed(name.replaceAll(" ", "-"));
		damage(dataDir);
		const restored: unknown[] = [];
		await openOnce(dataDir, async (database) => {
			database.copies?.onRestored(({ storedUpTo }) => restored.push(storedUpTo));
			expect(await words(database)).toEqual(["a", "b"]);
			expect(database.copies?.restored).toBe(true);
		});
		expect(restored).toEqual(["2"]);
		expect(asideOf(dataDir)).toHaveLength(name === "that is gone" ? 0 : 1);
		// It is now the database, and the copies are still there.
		await openOnce(dataDir, async (database) => expect(database.copies?.restored).toBe(false));
		expect(listCopies(databaseFiles(dataDir))).toHaveLength(2);
	});

	test.runIf(inThisTurn.includes("older copy"))("and the older one, if the newest is damaged too", async () => {
		const dataDir = unclosed("older");
		const [newest] = listCopies(databaseFiles(dataDir));
		rmSync(join(dataDir, "postgres/global/pg_control"));
		flipByte(join(newest?.folder ?? "", "base/5/1259"), 8000);
		await openOnce(dataDir, async (database) => expect(await words(database)).toEqual(["a"]));
	});

	test.runIf(inThisTurn.includes("while running"))(
		"also while the site runs, after the database has failed",
		async () => {
			const dataDir = unclosed("running");
			await openOnce(
				dataDir,
				async (database) => {
					await database.migrate();
					const restored = new Promise((resolve) => database.copies?.onRestored(resolve));
					rmSync(join(dataDir, "postgres/global/pg_control"));
					await database.endForTest().catch(() => {});
					await restored;
					expect(await words(database)).toEqual(["a", "b"]);
				},
				{ testing: true },
			);
		},
	);
});

describe("without a sound copy", () => {
	const lost = /backup of the data folder/;

	test.runIf(inThisTurn.includes("no copy"))("a damaged database is left as it is, and the start refused", async () => {
		const dataDir = unclosed("no-copy");
		for (const copy of databaseFiles(dataDir).copies) rmSync(copy, { recursive: true });
		flipByte(join(dataDir, "postgres/base/5/1259"), 8000);
		await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(lost);
		await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(lost);
		expect(existsSync(join(dataDir, "postgres/base/5/1259"))).toBe(true);
	});

	test("a lost database is not replaced by an empty one if leads were sealed", async () => {
		const dataDir = join(folders, "anchored");
		cpSync(template, join(dataDir, "anchors"), { recursive: true });
		await markFolder(dataDir);
		await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(lost);
		expect(existsSync(join(dataDir, "postgres"))).toBe(false);
	});

	test("a new database that was damaged before its first copy starts empty, and the intake is told", async () => {
		const dataDir = unclosed("new");
		const files = databaseFiles(dataDir);
		for (const copy of files.copies) rmSync(copy, { recursive: true });
		writeFileSync(files.uncopied, "");
		rmSync(join(dataDir, "postgres/global/pg_control"));
		await openOnce(dataDir, async (database) => {
			expect(database.copies?.restored).toBe(true);
			await database.migrate();
			await expect(words(database)).rejects.toThrow();
		});
		expect(asideOf(dataDir)).toHaveLength(1);
	});
});

test("a damaged database is never copied over a sound copy", async () => {
	const dataDir = unclosed("spreading");
	const before = listCopies(databaseFiles(dataDir));
	const errors: unknown[] = [];
	const log = {
		error: (details: unknown) => errors.push(details),
		warn() {},
	} as unknown as EmbeddedDatabaseOptions["log"];
	await openOnce(
		dataDir,
		async (database) => {
			flipByte(join(dataDir, "postgres/base/1/2609"), 8000);
			await database.migrate();
			database.copies?.request();
			await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), waiting);
		},
		{ log, upkeep: often, copyIntervals: { ...atOnce, minAgeMs: 0 } },
	);
	expect(String((errors[0] as { error: Error }).error)).toContain("base/1/2609:0");
	expect(listCopies(databaseFiles(dataDir))).toEqual(before);
});

test.runIf(inThisTurn.includes("checkpoints"))(
	"checkpoints keep the log small, which grows for ever without them",
	async () => {
		const megabytes = async (name: string, maxLogBytes: number) =>
			openOnce(
				join(folders, name),
				async (database) => {
					await database.db.execute(sql`CREATE TABLE filler (text text)`);
					const write = () =>
						database.db.execute(
							sql`INSERT INTO filler SELECT repeat(md5(n::text), 15) FROM generate_series(1, 8000) AS n`,
						);
					const size = () => bytesBelow(join(folders, name, "postgres/pg_wal")) / 1024 / 1024;
					for (let round = 0; round < 20; round++) {
						await write();
						await database.db.execute(sql`TRUNCATE filler`);
					}
					if (maxLogBytes !== never) {
						await vi.waitFor(async () => {
							await database.db.execute(sql`SELECT 1`);
							expect(size()).toBeLessThanOrEqual(64);
						}, waiting);
					}
					return size();
				},
				{ upkeep: { ...often, maxLogBytes, maxCheckpointAgeMs: never } },
			);
		// That the rounds are enough is shown in full runs: they take as long as all other tests of this file.
		if (isLong) expect(await megabytes("without-checkpoints", never)).toBeGreaterThan(80);
		expect(await megabytes("with-checkpoints", 8 * 1024 * 1024)).toBeLessThanOrEqual(64);
	},
);
