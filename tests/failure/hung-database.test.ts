import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentRecords, contactSubmissions } from "#database/schema.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { freePort, type PostgresTestServer, startPostgres } from "#tests/support/postgres-server.ts";
import { quickCaptchaToken } from "#tests/support/quick-captcha.ts";
import { isLong } from "#tests/support/sample.ts";
import { postLead, someAddress } from "#tests/support/send-lead.ts";
import { runScript, serveSite } from "#tests/support/served-site.ts";
import { startSite } from "#tests/support/site.ts";

const captchaSecret = "a hung database, the captcha secret";
const hangMs = isLong ? 30_000 : 6000;
const count = 200;
const senders = 8;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends leads until all are confirmed. Each is sent again until it is, like a visitor's device does. */
function sendLeads(origin: string) {
	const confirmed = new Map<string, string>();
	const statuses: number[] = [];
	const waiting = Array.from({ length: count }, () => contactSubmission());
	async function sender() {
		for (let lead = waiting.shift(); lead; lead = waiting.shift()) {
			while (!confirmed.has(String(lead.submission_id))) {
				const address = someAddress();
				const recaptchaToken = await quickCaptchaToken(captchaSecret, address["x-forwarded-for"]);
				const response = await postLead(origin, { ...lead, recaptchaToken }, address).catch(droppedConnection);
				if (!response) continue;
				const { id } = (await response.json()) as { id?: string };
				statuses.push(response.status);
				if (id) confirmed.set(String(lead.submission_id), id);
				else if (response.status !== 503) throw new Error(`A lead was refused with ${response.status}`);
				else await wait(100);
			}
		}
	}
	return { confirmed, statuses, finished: Promise.all(Array.from({ length: senders }, sender)) };
}

/** A device sends again over a new connection. A server that does not run refuses connections, and fails the test. */
function droppedConnection(error: Error): null {
	if ((error.cause as { code?: string } | undefined)?.code !== "ECONNRESET") throw error;
	return null;
}

/** Pages are read one after the other until the database works again, and some of them before it may. */
async function readPagesDuring(origin: string, hang: Promise<unknown>) {
	let isHanging = true;
	const ended = hang.then(() => {
		isHanging = false;
	});
	const statuses: number[] = [];
	while (isHanging || statuses.length < 20) {
		statuses.push((await fetch(`${origin}/ht`)).status);
		await wait(20);
	}
	await ended;
	return statuses;
}

let server: PostgresTestServer;
beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.stop());

test.each([
	{ name: "with a data folder that is durable, leads are confirmed meanwhile", isDurable: true },
	{ name: "with a data folder that is not, leads are refused, and sent again", isDurable: false },
])(`PostgreSQL stops for ${hangMs / 1000} seconds: $name`, { timeout: 300_000 }, async ({ isDurable }) => {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-hung-"));
	const databaseUrl = await createPostgresDatabase(server.url);
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
		while (!(await fetch(`${site.origin}/readyz`)).ok) await wait(50);
		const { confirmed, statuses, finished } = sendLeads(site.origin);
		while (confirmed.size < count / 5) await wait(5);
		server.pause();
		// Each sender may have a response on its way.
		const before = { confirmed: confirmed.size, sent: statuses.length };
		const pages = await readPagesDuring(site.origin, wait(hangMs));
		const during = { confirmed: confirmed.size, statuses: statuses.slice(before.sent) };
		server.resume();
		await finished;

		expect(new Set(pages)).toEqual(new Set([200]));
		if (isDurable) {
			expect(during.confirmed - before.confirmed).toBeGreaterThan(senders);
			expect(new Set(statuses)).toEqual(new Set([200]));
		} else {
			expect(during.confirmed - before.confirmed).toBeLessThanOrEqual(senders);
			expect(during.statuses).toContain(503);
		}
		await site.stop();

		const database = openPostgres(databaseUrl);
		const leads = await database.db.select().from(contactSubmissions);
		const consents = await database.db.select().from(consentRecords);
		await database.close();
		expect(new Map(leads.map(({ submissionId, id }) => [submissionId, id]))).toEqual(confirmed);
		expect(leads).toHaveLength(count);
		expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual([...confirmed.values()].sort());
		const verified = await runScript("scripts/verify-ledger.ts", variables);
		expect(verified.output).toContain(`${count} consent records`);
		expect(verified.code).toBe(0);
	} finally {
		server.resume();
		await site.kill();
		rmSync(dataDir, { recursive: true, force: true });
	}
});

test("the embedded database is blocked for 10 seconds: pages and leads are answered", {
	timeout: 300_000,
}, async () => {
	const site = await startSite(undefined, { CAPTCHA_SECRET: captchaSecret });
	try {
		const { confirmed, statuses, finished } = sendLeads(site.origin);
		while (confirmed.size < count / 5) await wait(5);
		// The database may be restarted meanwhile, and then the call that blocks it fails.
		const blocked = site.ask("blockDatabase", 10).catch(() => {});
		await wait(200);
		const before = confirmed.size;
		const pages = await readPagesDuring(site.origin, blocked);
		const during = confirmed.size - before;
		await finished;
		expect(during).toBeGreaterThan(senders);
		expect(new Set([...pages, ...statuses])).toEqual(new Set([200]));
		const leads = await site.ask("leads");
		expect(new Map(leads.map(({ submissionId, id }) => [submissionId, id]))).toEqual(confirmed);
		const consents = await site.ask("consents");
		expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual([...confirmed.values()].sort());
	} finally {
		await site.stop();
	}
});
