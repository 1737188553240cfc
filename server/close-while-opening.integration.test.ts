import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, inject, test } from "vitest";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { openSite } from "./open-site.server.ts";
import { readEnv } from "./platform/env.server.ts";

test("closing a site ends its wait for another process that migrates", async () => {
	const url = await createPostgresDatabase(inject("postgresUrl"));
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-test-"));
	const other = postgres(url, { max: 2, onnotice: () => {} });
	const release = Promise.withResolvers<void>();
	const locked = Promise.withResolvers<void>();
	const migrating = other.begin(async (transaction) => {
		await transaction`SELECT pg_advisory_xact_lock(7203114)`;
		locked.resolve();
		await release.promise;
	});
	try {
		await locked.promise;
		const env = { NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", DATABASE_URL: url };
		const site = await openSite(readEnv(env));
		const waiting = () => other`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
		await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
		const ready = expect(site.services.ready).rejects.toThrow("closed before the services were there");
		await site.close();
		await ready;
	} finally {
		release.resolve();
		await migrating;
		await other.end();
		rmSync(dataDir, { recursive: true, force: true });
	}
}, 30_000);
