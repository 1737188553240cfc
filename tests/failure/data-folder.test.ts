import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tests/support/postgres-server.ts";
import { runScript, type ServedSite, serveSite } from "#tests/support/served-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-folder-"));
let site: ServedSite;
beforeAll(async () => {
	site = await serveSite({ DATA_DIR: dataDir, PORT: String(await freePort()) });
}, 60_000);
afterAll(async () => {
	await site.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

test("a second site on the same data folder exits with a clear message, and the first keeps running", async () => {
	const second = await runScript("scripts/serve.ts", { DATA_DIR: dataDir, PORT: String(await freePort()) });
	expect(second.code).toBe(1);
	expect(second.output).toContain("is in use by another running copy of the site");
	expect(second.output).not.toMatch(/^\s+at /m);
	expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
});

test("consent:verify refuses to run while the site is running", async () => {
	const verified = await runScript("scripts/verify-ledger.ts", { DATA_DIR: dataDir });
	expect(verified.code).toBe(1);
	expect(verified.output).toContain("Stop it first");
	expect(verified.output).not.toMatch(/^\s+at /m);
});

test("a data folder that can't be written stops the start with a clear message", async () => {
	// Permissions would not stop root.
	const file = join(dataDir, "a-file");
	writeFileSync(file, "");
	const variables = { AUTH_SECRET: "a", CAPTCHA_SECRET: "b", PORT: String(await freePort()) };
	for (const secrets of [{}, variables]) {
		const refused = await runScript("scripts/serve.ts", { ...secrets, DATA_DIR: join(file, "data") });
		expect(refused.code).toBe(1);
		expect(refused.output).toContain("can't be written (ENOTDIR)");
		expect(refused.output).not.toMatch(/^\s+at /m);
	}
});
