import { mkdtempSync, rmSync } from "node:fs";
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

test("a second site on the same data folder is refused in plain words, and the first lives on", async () => {
	const second = await runScript("scripts/serve.ts", { DATA_DIR: dataDir, PORT: String(await freePort()) });
	expect(second.code).toBe(1);
	expect(second.said).toContain("is in use by another running copy of the site");
	expect(second.said).not.toMatch(/^\s+at /m);
	expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
});

test("the ledger is not verified under a running site", async () => {
	const verified = await runScript("scripts/verify-consent.ts", { DATA_DIR: dataDir });
	expect(verified.code).toBe(1);
	expect(verified.said).toContain("Stop it first");
	expect(verified.said).not.toMatch(/^\s+at /m);
});
