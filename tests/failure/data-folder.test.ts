import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { freePort } from "#tests/support/postgres-server.ts";
import { createPreparedPostgres, prepareDataFolder } from "#tests/support/prepared-database.ts";
import { runScript, type ServedSite, serveSite } from "#tests/support/served-site.ts";
import { prepareStartedFolder } from "#tests/support/site.ts";
import { oneOfThisTurn } from "#tests/support/turns.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-folder-"));
let site: ServedSite;
beforeAll(async () => {
	await prepareStartedFolder(dataDir);
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

describe("what an earlier version stored stops the start with one sentence", () => {
	const sentence = /^[^\n]+ is from before version 0\.1\.0[^\n]+commit [0-9a-f]{8} is the last that opens it[^\n]+\n$/;

	const scripts = ["scripts/serve.ts", "scripts/verify-ledger.ts"];

	test.each(oneOfThisTurn(scripts))("in a data folder: %s", async (script) => {
		const older = mkdtempSync(join(tmpdir(), "sunfield-older-"));
		try {
			await prepareDataFolder(older);
			rmSync(join(older, "generation"));
			const before = filesOf(older);
			const refused = await runScript(script, { DATA_DIR: older, PORT: String(await freePort()) });
			expect(refused).toEqual({ code: 1, output: expect.stringMatching(sentence) });
			expect(filesOf(older)).toEqual(before);
		} finally {
			rmSync(older, { recursive: true, force: true });
		}
	});

	test.each(oneOfThisTurn(scripts.toReversed()))("in PostgreSQL: %s", async (script) => {
		const DATABASE_URL = await createPreparedPostgres(inject("postgresUrl"));
		const connection = postgres(DATABASE_URL, { max: 1 });
		await connection`UPDATE drizzle.__drizzle_migrations SET hash = 'old', created_at = 1795230044732`;
		await connection.end();
		const beside = mkdtempSync(join(tmpdir(), "sunfield-beside-"));
		try {
			const variables = { DATA_DIR: beside, DATABASE_URL, PORT: String(await freePort()), LOG_LEVEL: "silent" };
			const { code, output } = await runScript(script, variables);
			expect(code).toBe(1);
			// The site may already have printed its address.
			const [last = ""] = output.trim().split("\n").slice(-1);
			expect(`${last}\n`).toMatch(sentence);
		} finally {
			rmSync(beside, { recursive: true, force: true });
		}
	});
});

function filesOf(folder: string): Map<string, string> {
	const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
	const paths = entries.map((entry) => join(entry.parentPath, entry.name));
	return new Map(paths.map((path) => [path, statSync(path).isFile() ? readFileSync(path, "base64") : ""]));
}
