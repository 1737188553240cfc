import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { contactSubmissions } from "#database/schema.ts";
import { locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { captchaToken, postLead } from "#tests/support/send-lead.ts";
import { type ServedSite, serveSite } from "#tests/support/served-site.ts";
import { createStartedPostgres } from "#tests/support/site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-alone-"));
let site: ServedSite;
beforeAll(async () => {
	// Nothing listens on this port.
	const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/gone`;
	site = await serveSite({ DATA_DIR: dataDir, DATABASE_URL, PORT: String(await freePort()), LOG_LEVEL: "silent" });
}, 60_000);
afterAll(async () => {
	await site.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

test("every public page is served while the database is unavailable", async () => {
	for (const locale of locales) {
		for (const path of prerenderedPaths) {
			const response = await fetch(site.origin + localizedPath(locale, path));
			expect(response.status, `${locale}${path}`).toBe(200);
			expect(await response.text()).toContain("</html>");
		}
	}
});

test("the lead endpoint and /readyz respond with 503 while the database is unavailable", async () => {
	expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
	expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
	const response = await fetch(`${site.origin}/functions/hyper-service`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: site.origin },
		body: JSON.stringify(contactSubmission()),
	});
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).toBeTruthy();
	expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
});

test("with a data folder that is declared durable, leads are received meanwhile and stored later with the same ids", {
	timeout: 120_000,
}, async () => {
	const durableDir = mkdtempSync(join(tmpdir(), "sunfield-durable-"));
	const [PORT, nobody] = [String(await freePort()), await freePort()];
	const variables = {
		DATA_DIR: durableDir,
		DATA_DIR_IS_DURABLE: "true",
		PORT,
		TRUSTED_PROXIES: "1",
		LOG_LEVEL: "silent",
	};
	try {
		const alone = await serveSite({ ...variables, DATABASE_URL: `postgres://nobody@127.0.0.1:${nobody}/gone` });
		const answers = new Map<string, string>();
		try {
			const ready = await fetch(`${alone.origin}/readyz`);
			expect([ready.status, await ready.json()]).toEqual([200, { status: "database unavailable" }]);
			for (let lead = 0; lead < 5; lead++) {
				const body = contactSubmission({ recaptchaToken: await captchaToken(alone.origin) });
				const response = await postLead(alone.origin, body);
				expect(response.status).toBe(200);
				answers.set(String(body.submission_id), ((await response.json()) as { id: string }).id);
				// A retry has the same result.
				expect(await (await postLead(alone.origin, { ...body, recaptchaToken: null })).json()).toEqual({
					id: answers.get(String(body.submission_id)),
				});
			}
		} finally {
			await alone.kill();
		}
		const DATABASE_URL = await createStartedPostgres(inject("postgresUrl"));
		const later = await serveSite({ ...variables, DATABASE_URL });
		const database = openPostgres(DATABASE_URL);
		try {
			const stored = () =>
				database.db
					.select()
					.from(contactSubmissions)
					.catch(() => []);
			await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(5);
			expect(new Map((await stored()).map(({ submissionId, id }) => [submissionId, id]))).toEqual(answers);
		} finally {
			await database.close();
			await later.stop();
		}
		expect(readdirSync(join(durableDir, "journal"))).toEqual([]);
	} finally {
		rmSync(durableDir, { recursive: true, force: true });
	}
});
