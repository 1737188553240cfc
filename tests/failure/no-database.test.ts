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
