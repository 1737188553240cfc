import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { type ServedSite, serveSite } from "#tests/support/served-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-alone-"));
let site: ServedSite;
beforeAll(async () => {
	// A port at which nothing listens stands for a database that is gone.
	const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/gone`;
	site = await serveSite({ DATA_DIR: dataDir, DATABASE_URL, PORT: String(await freePort()), LOG_LEVEL: "silent" });
}, 60_000);
afterAll(async () => {
	await site.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

test("every public page is served while the database is away", async () => {
	for (const locale of locales) {
		for (const path of prerenderedPaths) {
			const answer = await fetch(site.origin + localizedPath(locale, path));
			expect(answer.status, `${locale}${path}`).toBe(200);
			expect(await answer.text()).toContain("</html>");
		}
	}
});

test("what needs the database says honestly that it must wait", async () => {
	expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
	expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
	const answer = await fetch(`${site.origin}/functions/hyper-service`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: site.origin },
		body: JSON.stringify(contactSubmission()),
	});
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBeTruthy();
	expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
});
