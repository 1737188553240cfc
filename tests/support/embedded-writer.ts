import { sql } from "drizzle-orm";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";

/** Forked by a test that kills it: writes rows forever and reports each one when it is committed. */
const [folder, first] = process.argv.slice(2);
const { db } = await openEmbeddedDatabase(folder);
await db.execute(sql`CREATE TABLE IF NOT EXISTS written (n int PRIMARY KEY, filler text)`);
for (let n = Number(first); ; n++) {
	await db.execute(sql`INSERT INTO written VALUES (${n}, ${"x".repeat(500)})`);
	process.send?.(n);
}
