import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { createPostgresDatabase, createRole } from "#tests/support/postgres-database.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { consentLedger } from "./consent/consent-ledger.server.ts";
import { receiveLead } from "./leads/receive-lead.server.ts";
import { verifyLedger } from "./ledger/verify-ledger.server.ts";
import { type OpenSite, openSite } from "./open-site.server.ts";
import { readEnv } from "./platform/env.server.ts";
import type { Mailer } from "./platform/mail/mailer.server.ts";
import type { Services } from "./services.server.ts";

describe("a PostgreSQL database whose tables belong to another role", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-test-"));
	let site: OpenSite;
	let services: Services;
	let attacker: string;
	const mails: string[] = [];

	beforeAll(async () => {
		const ownerUrl = await createPostgresDatabase(inject("postgresUrl"));
		const siteUrl = await createRole(ownerUrl);
		attacker = new URL(siteUrl).username;
		const env = readEnv({
			NODE_ENV: "test",
			DATA_DIR: dataDir,
			LOG_LEVEL: "silent",
			DATABASE_URL: siteUrl,
			DATABASE_OWNER_URL: ownerUrl,
		});
		const mailer: Mailer = {
			async send({ to }) {
				mails.push(to);
				return { to: "server", answer: "250 OK" };
			},
		};
		// The second start finds everything in place.
		const first = await openSite(env, { mailer });
		await first.services.ready;
		await first.close();
		site = await openSite(env, { mailer, jobPollingSeconds: 0.5 });
		services = await site.services.ready;
	}, 60_000);
	afterAll(async () => {
		await site.close();
		rmSync(dataDir, { recursive: true, force: true });
	});

	test("takes a lead and runs its jobs", async () => {
		const recaptchaToken = await captchaTokenOf(services);
		const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };
		const result = await receiveLead(services, leadSubmissions.contact({ recaptchaToken }), visitor);
		expect(result).toMatchObject({ ok: true });
		await vi.waitFor(() => expect(mails).toContain("marie.joseph@example.com"), { timeout: 20_000 });
	}, 60_000);

	test.each([
		"UPDATE consent_records SET id = id",
		"DELETE FROM consent_records",
		"TRUNCATE consent_records CASCADE",
		"UPDATE ledger_seals SET hash = hash",
		"DELETE FROM ledger_seals",
		"DELETE FROM ledger_notes",
		"ALTER TABLE consent_records DISABLE TRIGGER ALL",
		"DROP TRIGGER consent_records_append_only ON consent_records",
		"DROP TABLE consent_records",
		"CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$",
		"SET session_replication_role = replica",
		"CREATE TABLE public.mine (id int)",
	])("refuses the site's role: %s", async (attack) => {
		// PostgreSQL takes this from anyone and does nothing.
		await services.database.db.execute(sql.raw(`GRANT ALL ON consent_records TO ${attacker}`));
		await expect(services.database.db.execute(sql.raw(attack))).rejects.toMatchObject({ cause: { code: "42501" } });
	});

	test("lets the site's role seal and verify the ledger", async () => {
		await services.ledger.seal();
		const { db } = services.database;
		const report = await verifyLedger(db, consentLedger, services.env);
		expect(report).toMatchObject({ breaks: [], waiting: 0, records: { consent: 1 }, head: { position: 1 } });
	});
});
