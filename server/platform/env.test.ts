import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSiteEnv } from "../read-site-env.server.ts";
import { readEnv } from "./env.server.ts";

const dataDir = () => mkdtempSync(join(tmpdir(), "sunfield-env-"));

test("requires nothing outside production, and stores the generated secrets", () => {
	const DATA_DIR = dataDir();
	const first = readSiteEnv({ DATA_DIR });
	expect(first).toMatchObject({
		port: 3000,
		siteOrigin: "http://localhost:3000",
		adminEmails: ["owner@sunfield.example"],
	});
	expect(first.authSecret.length).toBeGreaterThan(40);
	expect(readEnv({ DATA_DIR }).authSecret).toBe(first.authSecret);
	expect(Object.isFrozen(first)).toBe(true);
});

test("names every missing secret in production", () => {
	expect(() => readEnv({ NODE_ENV: "production", DATA_DIR: dataDir() })).toThrow(
		"Missing in production: AUTH_SECRET, CAPTCHA_SECRET, SITE_ORIGIN",
	);
});

test("refuses a malformed value by name", () => {
	expect(() => readEnv({ DATA_DIR: dataDir(), PORT: "eighty" })).toThrow("PORT");
	expect(() => readEnv({ DATA_DIR: dataDir(), SITE_ORIGIN: "sunfield" })).toThrow("SITE_ORIGIN");
	expect(() => readEnv({ DATA_DIR: dataDir(), RECAPTCHA_SITE_KEY: "x" })).toThrow("go together");
});
