import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentRecords, contactSubmissions } from "#database/schema.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { reportFault, secondsToRecover } from "#tests/support/fault-report.ts";
import { databaseOpened, readPagesDuring, sendLeads, wait } from "#tests/support/lead-senders.ts";
import { freePort, type PostgresTestServer, startPostgres } from "#tests/support/postgres-server.ts";
import { isLong } from "#tests/support/sample.ts";
import { runScript, serveSite } from "#tests/support/served-site.ts";
import { createStartedPostgres, startSite } from "#tests/support/site.ts";
import { oneOfThisTurn } from "#tests/support/turns.ts";

const captchaSecret = "a hung database, the captcha secret";
const hangMs = isLong ? 30_000 : 6000;
const count = 200;
const senders = 8;

let server: PostgresTestServer;
beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.stop());

const dataFolders = [
	{ name: "with a data folder that is durable, leads are confirmed meanwhile", isDurable: true },
	{ name: "with a data folder that is not, leads are refused, and sent again", isDurable: false },
];

test.each(oneOfThisTurn(dataFolders))(
	`PostgreSQL stops for ${hangMs / 1000} seconds: $name`,
	{ timeout: 300_000 },
	async ({ isDurable }) => {
		const dataDir = mkdtempSync(join(tmpdir(), "sunfield-hung-"));
		const databaseUrl = await createStartedPostgres(server.url);
		const variables = {
			PORT: String(await freePort()),
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
			DATA_DIR_IS_DURABLE: String(isDurable),
			AUTH_SECRET: "a hung database, the auth secret",
			CAPTCHA_SECRET: captchaSecret,
			TRUSTED_PROXIES: "1",
			LOG_LEVEL: "silent",
		};
		const site = await serveSite(variables);
		try {
			await databaseOpened(site.origin);
			const { confirmed, statuses, finished } = sendLeads({ origin: site.origin, captchaSecret, count, senders });
			while (confirmed.size < count / 5) await wait(5);
			server.pause();
			// Each sender may have a response on its way.
			const before = { confirmed: confirmed.size, sent: statuses.length };
			const pages = await readPagesDuring(site.origin, wait(hangMs));
			const during = { confirmed: confirmed.size, statuses: statuses.slice(before.sent) };
			server.resume();
			const recoveries = [secondsToRecover(site.origin)];
			await finished;

			expect(new Set(pages)).toEqual(new Set([200]));
			if (isDurable) {
				expect(during.confirmed - before.confirmed).toBeGreaterThan(senders);
				expect(new Set(statuses)).toEqual(new Set([200]));
			} else {
				expect(during.confirmed - before.confirmed).toBeLessThanOrEqual(senders);
				expect(during.statuses).toContain(503);
			}
			const database = openPostgres(databaseUrl);
			// Those in the journal are stored once the site has found the database again.
			await expect.poll(() => database.db.$count(contactSubmissions), { timeout: 60_000 }).toBe(count);
			await site.stop();

			const leads = await database.db.select().from(contactSubmissions);
			const consents = await database.db.select().from(consentRecords);
			await database.close();
			expect(new Map(leads.map(({ submissionId, id }) => [submissionId, id]))).toEqual(confirmed);
			expect(leads).toHaveLength(count);
			expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual([...confirmed.values()].sort());
			const verified = await runScript("scripts/verify-ledger.ts", variables);
			expect(verified.output).toContain(`${count} consent records`);
			expect(verified.code).toBe(0);
			const fault = `SIGSTOP of PostgreSQL for ${hangMs / 1000} s, ${isDurable ? "the data folder is durable" : "it is not"}`;
			await reportFault({ fault, confirmed, stored: leads, sealed: count, pages, recoveries });
		} finally {
			server.resume();
			await site.kill();
			rmSync(dataDir, { recursive: true, force: true });
		}
	},
);

test("the embedded database is blocked for 10 seconds: pages and leads are answered", {
	timeout: 300_000,
}, async () => {
	const site = await startSite(undefined, { CAPTCHA_SECRET: captchaSecret });
	try {
		const { confirmed, statuses, finished } = sendLeads({ origin: site.origin, captchaSecret, count, senders });
		while (confirmed.size < count / 5) await wait(5);
		// The database may be restarted in the meantime, and then the call that blocks it fails.
		const blocked = site.ask("blockDatabase", 10).catch(() => {});
		await wait(200);
		const before = confirmed.size;
		const pages = await readPagesDuring(site.origin, blocked);
		const during = confirmed.size - before;
		const recoveries = [secondsToRecover(site.origin)];
		await finished;
		expect(during).toBeGreaterThan(senders);
		expect(new Set([...pages, ...statuses])).toEqual(new Set([200]));
		const leads = await site.ask("leads");
		expect(new Map(leads.map(({ submissionId, id }) => [submissionId, id]))).toEqual(confirmed);
		const consents = await site.ask("consents");
		expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual([...confirmed.values()].sort());
		const fault = "The embedded database is blocked for 10 s";
		await reportFault({ fault, confirmed, stored: leads, sealed: consents.length, pages, recoveries });
	} finally {
		await site.stop();
	}
});
