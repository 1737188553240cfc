import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { noLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { auditAndRegister } from "#server/audit-log/audit-and-register.server.ts";
import { consentLedger } from "#server/consent/consent-ledger.server.ts";
import { listLeads } from "#server/lead-desk/list/list-leads.server.ts";
import { verifyLedger } from "#server/ledger/verify-ledger.server.ts";
import { shapeOf } from "#tests/support/database-shape.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { createPreparedPostgres } from "#tests/support/prepared-database.ts";
import { releasedDatabases, releasedLeads, releaseSecret } from "#tests/support/released-databases.ts";
import { openPostgres } from "./postgres.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-releases-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const clock = () => new Date("2026-11-30T15:00:00Z");
const admin = { userId: "admin", role: "admin", licensedStates: [] } as const;

test.each(releasedDatabases())("the database of $version migrates to the present one", async ({ statements }) => {
	const url = await createPostgresDatabase(inject("postgresUrl"));
	const connection = postgres(url, { max: 1, onnotice: () => {} });
	await connection.unsafe(statements());
	await connection.end();

	const database = openPostgres(url);
	const { db } = database;
	await database.migrate();

	const present = openPostgres(await createPreparedPostgres(inject("postgresUrl")));
	expect(essenceOf(await shapeOf(db))).toEqual(essenceOf(await shapeOf(present.db)));
	await present.close();
	expect((await listLeads({ database, clock }, admin, noLeadFilter)).rows.length).toBeGreaterThan(10);
	const env = { dataDir, authSecret: releaseSecret, previousAuthSecrets: [] };
	for (const [definition, records] of [
		[consentLedger, { consent: releasedLeads }],
		[auditAndRegister(clock), {}],
	] as const) {
		expect(await verifyLedger(db, definition, env)).toMatchObject({ breaks: [], records });
	}
	await database.close();
});

/** Without what a dump writes otherwise, and without the queue, which has its own migrations. */
function essenceOf(shape: Awaited<ReturnType<typeof shapeOf>>): string[] {
	const lines = Object.values(shape)
		.flat()
		.map((row) => JSON.stringify(row).replaceAll(/[()]|::\w+/g, ""));
	return lines.filter((line) => !/\bjobs\b|RI_ConstraintTrigger/.test(line)).toSorted();
}
