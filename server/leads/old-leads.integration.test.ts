import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, inject, test } from "vitest";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { databaseKinds } from "#tests/support/test-services.ts";
import { type DatabaseClient, migrationsFolder } from "../platform/database/client.server.ts";
import { openEmbeddedDatabase } from "../platform/database/embedded.server.ts";
import { openPostgres } from "../platform/database/postgres.server.ts";
import { readLead } from "./read-lead.server.ts";

const renaming = 'RENAME COLUMN "purpose" TO "kind"';

/** The database as it was before the columns were renamed. */
async function migrateUpToRenaming({ db }: DatabaseClient): Promise<void> {
	const migrations = readMigrationFiles({ migrationsFolder });
	const earlier = migrations.slice(
		0,
		migrations.findIndex((migration) => migration.sql.join().includes(renaming)),
	);
	for (const statement of earlier.flatMap((migration) => migration.sql)) await db.execute(sql.raw(statement));
	await db.execute(sql`CREATE SCHEMA drizzle`);
	await db.execute(
		sql`CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text, created_at bigint)`,
	);
	for (const { hash, folderMillis } of earlier) {
		await db.execute(
			sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis}::bigint)`,
		);
	}
}

test.each(databaseKinds)("a lead stored before its columns were renamed is read as before: %s", async (kind) => {
	const client =
		kind === "PGlite"
			? await openEmbeddedDatabase()
			: openPostgres(await createPostgresDatabase(inject("postgresUrl")));
	try {
		await migrateUpToRenaming(client);
		const id = randomUUID();
		await client.db.execute(sql`
			INSERT INTO contact_submissions (id, submission_id, service, purpose, first_name, last_name, message, subject,
				locale, page_source, ip_address, unserved, review_due_at, contact_due_at)
			VALUES (${id}, ${randomUUID()}, 'funnel_lead', 'quote', 'Marie', 'Joseph', '', 'Quote request',
				'ht', '/ht', '203.0.113.7', true, now(), now())`);
		await client.db.execute(sql`
			INSERT INTO consent_records (id, contact_submission_id, text, text_version, text_published, locale, page, boxes,
				name, email, phone, recorded_at, ip_address, user_agent, previous_hash, hash)
			VALUES (${randomUUID()}, ${id}, '', '', true, 'ht', '/ht', '{"marketing": true}', '', '', '', '', '', '', '', 'a')`);
		await client.migrate();
		expect(await readLead(client.db, id)).toMatchObject({
			kind: "quote",
			firstName: "Marie",
			notOffered: true,
			marketingConsent: true,
		});
	} finally {
		await client.close();
	}
});
