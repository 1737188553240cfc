import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { prepareDataFolder } from "#tests/support/prepared-database.ts";
import { rowsOf } from "./client.server.ts";
import { openEmbeddedDatabase } from "./embedded.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-scrub-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = "quetzalcoatlus";

function filesWith(text: string): string[] {
	return readdirSync(dataDir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => readFileSync(path).includes(text));
}

test("no file of the folder or of a copy holds a deleted row after a scrub, and the others stay", {
	timeout: 120_000,
}, async () => {
	await prepareDataFolder(dataDir);
	let database = await openEmbeddedDatabase(dataDir, { copyIntervals: { ageAtEndMs: -1 } });
	const run = (text: string) => database.db.execute(sql.raw(text));
	await database.migrate();
	await run("CREATE TABLE people (n int PRIMARY KEY, name text)");
	await run("CREATE INDEX ON people (name)");
	await run(`INSERT INTO people SELECT n, '${secret} ' || n FROM generate_series(1, 2000) AS n`);
	await run("INSERT INTO people VALUES (0, 'archaeopteryx')");
	await run("CREATE TABLE long (text text)");
	// Long values are stored outside of their rows.
	await run(`INSERT INTO long SELECT string_agg('${secret} ' || md5(n::text), ' ') FROM generate_series(1, 4000) AS n`);
	await run("ANALYZE people");
	// Several segments of the log.
	for (let n = 0; n < 5; n++) {
		await run("CREATE TABLE filler AS SELECT repeat(md5(n::text), 40) FROM generate_series(1, 3000) AS n");
		await run("DROP TABLE filler");
	}
	await database.close();
	expect(filesWith(secret).some((path) => path.includes("postgres-copy-"))).toBe(true);

	database = await openEmbeddedDatabase(dataDir);
	await run("DELETE FROM people WHERE n > 0");
	await run("DELETE FROM long");
	expect(filesWith(secret)).not.toEqual([]);
	await database.scrub();

	expect(filesWith(secret)).toEqual([]);
	expect(filesWith("archaeopteryx").length).toBeGreaterThanOrEqual(3);
	await database.close();
	expect(filesWith(secret)).toEqual([]);
	const again = await openEmbeddedDatabase(dataDir);
	expect(rowsOf(await again.db.execute(sql`SELECT n FROM people`))).toEqual([{ n: 0 }]);
	await again.close();
});
