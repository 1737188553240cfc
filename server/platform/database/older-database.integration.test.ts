import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSite } from "#server/open-site.server.ts";
import { createPreparedPostgres, prepareDataFolder } from "#tests/support/prepared-database.ts";
import { readEnv } from "../env.server.ts";
import { createLog } from "../log.server.ts";
import { type DatabaseClient, rowsOf } from "./client.server.ts";
import { openEmbeddedDatabase } from "./embedded.server.ts";
import { lastCommitForOlder, OlderDatabaseError } from "./older-database.server.ts";
import { openPostgres } from "./postgres.server.ts";

const refusal = new RegExp(
	`is from before version 0\\.1\\.0, and nothing in it was changed: commit ${lastCommitForOlder} `,
);
const root = mkdtempSync(join(tmpdir(), "sunfield-older-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As an earlier version wrote the first of its migrations down. */
const oldMigration = { hash: "0".repeat(64), made: 1_795_230_044_732 };

async function makeOlder({ db }: DatabaseClient): Promise<void> {
	const { hash, made } = oldMigration;
	await db.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = ${hash}, created_at = ${made}::bigint`);
}

describe("a data folder of an earlier version", () => {
	const older = join(root, "older");
	beforeAll(async () => {
		await prepareDataFolder(older);
		rmSync(join(older, "generation"));
		for (const name of ["journal/main", "anchors", "postgres-copy-1"])
			mkdirSync(join(older, name), { recursive: true });
		writeFileSync(join(older, "journal/main/1.log"), "a lead");
		writeFileSync(join(older, "anchors/consent.jsonl"), "an anchor\n");
		writeFileSync(join(older, "postgres-in-use"), "");
	});

	/** Every file with its bytes, its mode and when it was written. */
	function contentOf(folder: string): Map<string, string> {
		const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
		return new Map(
			[folder, ...entries.map((entry) => join(entry.parentPath, entry.name))].map((path) => {
				const { mode, mtimeMs, ctimeMs } = statSync(path);
				const bytes = statSync(path).isFile() ? readFileSync(path, "base64") : "";
				return [path, [mode, mtimeMs, ctimeMs, bytes].join(" ")];
			}),
		);
	}

	test.each<[string, (dataDir: string) => void]>([
		["that is whole", () => {}],
		["that would count as damaged", (dataDir) => writeFileSync(join(dataDir, "postgres/global/pg_control"), "")],
		["whose database is gone", (dataDir) => rmSync(join(dataDir, "postgres"), { recursive: true })],
		[
			"in which only leads wait",
			(dataDir) => {
				for (const name of readdirSync(dataDir)) {
					if (name !== "journal") rmSync(join(dataDir, name), { recursive: true });
				}
			},
		],
	])("%s is refused and stays as it is", async (name, change) => {
		const dataDir = join(root, name);
		cpSync(older, dataDir, { recursive: true });
		change(dataDir);
		const before = contentOf(dataDir);
		await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(refusal);
		// Without secrets in the environment, reading the configuration makes some.
		const variables = { NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent" };
		expect(() => readEnv(variables)).toThrow(refusal);
		const env = readEnv({ ...variables, AUTH_SECRET: "a", CAPTCHA_SECRET: "b" });
		await expect(openSite(env)).rejects.toThrow(OlderDatabaseError);
		await expect(openSite({ ...env, databaseUrl: inject("postgresUrl") })).rejects.toThrow(OlderDatabaseError);
		expect(contentOf(dataDir)).toEqual(before);
	});

	test("put into a folder of this version is refused before it is migrated", async () => {
		const dataDir = join(root, "put in");
		await prepareDataFolder(dataDir);
		const database = await openEmbeddedDatabase(dataDir);
		try {
			await makeOlder(database);
			await expect(database.migrate()).rejects.toThrow(refusal);
		} finally {
			await database.close();
		}
	});
});

test("a new folder is marked, and so is a copy of it", async () => {
	const [first, second] = [join(root, "new"), join(root, "copied")];
	await (await openEmbeddedDatabase(first)).close();
	expect(readFileSync(join(first, "generation"), "utf8")).toBe("1\n");
	cpSync(first, second, { recursive: true });
	await (await openEmbeddedDatabase(second)).close();
});

describe("a PostgreSQL database of an earlier version", () => {
	let url: string;
	const open = async (run: (database: DatabaseClient) => Promise<void>) => {
		const database = openPostgres(url);
		try {
			await run(database);
		} finally {
			await database.close();
		}
	};
	beforeAll(async () => {
		url = await createPreparedPostgres(inject("postgresUrl"));
		await open(makeOlder);
	});

	/** What a migration would change: what there is in the database, and which migrations it has had. */
	async function stored(database: DatabaseClient) {
		const relations = await database.db.execute(sql`SELECT relname FROM pg_class ORDER BY oid`);
		const migrations = await database.db.execute(sql`SELECT * FROM drizzle.__drizzle_migrations ORDER BY id`);
		return [rowsOf(relations), rowsOf(migrations)];
	}

	test("is refused, and only read", async () => {
		await open(async (database) => {
			const before = await stored(database);
			await expect(database.migrate()).rejects.toThrow(refusal);
			await expect(database.refuseOlder()).rejects.toThrow(refusal);
			expect(await stored(database)).toEqual(before);
		});
	});

	test("ends the attempts to open it", async () => {
		const env = readEnv({ NODE_ENV: "test", DATA_DIR: join(root, "beside"), DATABASE_URL: url, LOG_LEVEL: "silent" });
		const site = await openSite(env, { log: createLog("silent") });
		try {
			await expect(site.services.ready).rejects.toThrow(refusal);
		} finally {
			await site.close();
		}
	});
});

test("a PostgreSQL database of a later version is none of an earlier one", async () => {
	const database = openPostgres(await createPreparedPostgres(inject("postgresUrl")));
	try {
		await database.db.execute(
			sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)`,
		);
		await database.migrate();
		await database.refuseOlder();
	} finally {
		await database.close();
	}
});
