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
import { createStartedPostgres } from "#tests/support/site.ts";

const captchaSecret = "a killed database, the captcha secret";
const kills = isLong ? 10 : 2;
/** Enough that leads are being sent at each kill. */
const leadsPerKill = 60;
const count = leadsPerKill * (kills + 1);

let server: PostgresTestServer;
beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.stop());

const dataFolders = [
	{ name: "the data folder is durable", isDurable: true },
	{ name: "the data folder is not durable", isDurable: false },
];

test.each(isLong ? dataFolders : dataFolders.slice(1))(
	`PostgreSQL is killed ${kills} times while leads are stored: the site lives, and loses none ($name)`,
	{
		timeout: 600_000,
	},
	async ({ name, isDurable }) => {
		const dataDir = mkdtempSync(join(tmpdir(), "sunfield-killed-"));
		const databaseUrl = await createStartedPostgres(server.url);
		const variables = {
			PORT: String(await freePort()),
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
			DATA_DIR_IS_DURABLE: String(isDurable),
			AUTH_SECRET: "a killed database, the auth secret",
			CAPTCHA_SECRET: captchaSecret,
			TRUSTED_PROXIES: "1",
		};
		const site = await serveSite(variables);
		try {
			await databaseOpened(site.origin);
			const sending = sendLeads({ origin: site.origin, captchaSecret, count, senders: 16 });
			// It is awaited after the kills.
			sending.finished.catch(() => {});
			const pages: number[] = [];
			const recoveries: Promise<number[]>[] = [];
			for (let kill = 1; kill <= kills; kill += 1) {
				while (sending.confirmed.size < leadsPerKill * (kill - 0.5)) await wait(5);
				await server.kill();
				pages.push(...(await readPagesDuring(site.origin, server.startAgain())));
				recoveries.push(secondsToRecover(site.origin));
				expect(site.exitCode).toBeNull();
			}
			await sending.finished;
			expect(new Set(pages)).toEqual(new Set([200]));
			const database = openPostgres(databaseUrl);
			// Those in the journal are stored once the site has found the database again.
			await expect.poll(() => database.db.$count(contactSubmissions), { timeout: 60_000 }).toBe(count);
			await site.stop();
			expect(site.exitCode).toBe(0);

			const leads = await database.db.select().from(contactSubmissions);
			const consents = await database.db.select().from(consentRecords);
			await database.close();
			expect(new Map(leads.map(({ submissionId, id }) => [submissionId, id]))).toEqual(sending.confirmed);
			expect(leads).toHaveLength(count);
			expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual(
				[...sending.confirmed.values()].sort(),
			);
			const verified = await runScript("scripts/verify-ledger.ts", variables);
			expect(verified.output).toContain(`${count} consent records`);
			expect(verified.code).toBe(0);
			const fault = `kill -9 of PostgreSQL, ${kills} times, ${name}`;
			await reportFault({ fault, confirmed: sending.confirmed, stored: leads, sealed: count, pages, recoveries });
		} finally {
			await site.kill();
			rmSync(dataDir, { recursive: true, force: true });
		}
	},
);
