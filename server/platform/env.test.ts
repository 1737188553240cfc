import { randomBytes } from "node:crypto";
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

const production = () => ({
	NODE_ENV: "production",
	DATA_DIR: dataDir(),
	SITE_ORIGIN: "https://site.example",
	AUTH_SECRET: randomBytes(32).toString("base64"),
	CAPTCHA_SECRET: randomBytes(16).toString("hex"),
});

test("asks staff for a second factor in production, whatever is configured, and elsewhere if configured", () => {
	const isRequired = (source: Record<string, string>) => readEnv(source).requiresSecondFactor;
	expect(isRequired({ ...production(), REQUIRE_SECOND_FACTOR: "false" })).toBe(true);
	expect(isRequired({ DATA_DIR: dataDir() })).toBe(false);
	expect(isRequired({ DATA_DIR: dataDir(), REQUIRE_SECOND_FACTOR: "true" })).toBe(true);
});

test("an article takes two people only if configured", () => {
	expect(readEnv({ DATA_DIR: dataDir() }).blogNeedsSecondApprover).toBe(false);
	expect(readEnv({ DATA_DIR: dataDir(), BLOG_SECOND_APPROVER: "true" }).blogNeedsSecondApprover).toBe(true);
	expect(() => readEnv({ DATA_DIR: dataDir(), BLOG_SECOND_APPROVER: "yes" })).toThrow("BLOG_SECOND_APPROVER");
});

test("accepts random secrets and https in production", () => {
	expect(readEnv(production()).mode).toBe("production");
	expect(
		readEnv({ ...production(), LEAD_WEBHOOK_URL: "https://crm.example/leads", LEAD_WEBHOOK_SECRET: "x" }).leadWebhook,
	).toEqual({ url: "https://crm.example/leads", secret: "x" });
});

test.each([
	"a",
	randomBytes(32).toString("base64").slice(0, 31),
	"a".repeat(40),
	"01".repeat(20),
	"Ab3$x9Qz".repeat(5),
	"abcdefghijklmnopqrstuvwxyz0123456789",
	"zyxwvutsrqponmlkjihgfedcba9876543210",
	"please-change-me-9f8a7s6d5f4g3h2j1k0l",
	"my-super-Secret-key-for-the-website-42",
])("refuses the secret %s in production", (secret) => {
	expect(() => readEnv({ ...production(), AUTH_SECRET: secret })).toThrow("AUTH_SECRET is");
	expect(() => readEnv({ ...production(), CAPTCHA_SECRET: secret })).toThrow("CAPTCHA_SECRET is");
	expect(readEnv({ ...production(), NODE_ENV: "development", AUTH_SECRET: secret }).authSecret).toBe(secret);
});

test.each([
	[{ SITE_ORIGIN: "http://site.example" }, "SITE_ORIGIN"],
	[{ SITE_ORIGIN: "http://localhost.evil.example" }, "SITE_ORIGIN"],
	[{ RECAPTCHA_VERIFY_URL: "http://captcha.example" }, "RECAPTCHA_VERIFY_URL"],
	[{ LEAD_WEBHOOK_URL: "https://crm.example/leads" }, "LEAD_WEBHOOK_SECRET"],
	[{ LEAD_WEBHOOK_URL: "http://crm.example/leads", LEAD_WEBHOOK_SECRET: "x" }, "LEAD_WEBHOOK_URL"],
	[{ LEAD_WEBHOOK_URL: "crm.example", LEAD_WEBHOOK_SECRET: "x" }, "LEAD_WEBHOOK_URL"],
])("refuses %j in production by name, and accepts it elsewhere", (variables, name) => {
	expect(() => readEnv({ ...production(), ...variables })).toThrow(name);
	expect(readEnv({ ...production(), NODE_ENV: "development", ...variables }).mode).toBe("development");
});

test("names every problem of production at once", () => {
	const poor = { ...production(), AUTH_SECRET: "a", CAPTCHA_SECRET: "b", SITE_ORIGIN: "http://site.example" };
	expect(() => readEnv(poor)).toThrow(/AUTH_SECRET[\s\S]+CAPTCHA_SECRET[\s\S]+SITE_ORIGIN/);
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
	"accepts %s in production: nothing leaves the machine",
	(SITE_ORIGIN) => {
		const LEAD_WEBHOOK_URL = `${SITE_ORIGIN}/leads`;
		const env = readEnv({ ...production(), SITE_ORIGIN, LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: "x" });
		expect(env.siteOrigin).toBe(SITE_ORIGIN);
	},
);

test("refuses a malformed value by name", () => {
	expect(() => readEnv({ DATA_DIR: dataDir(), PORT: "eighty" })).toThrow("PORT");
	expect(() => readEnv({ DATA_DIR: dataDir(), SITE_ORIGIN: "sunfield" })).toThrow("SITE_ORIGIN");
	expect(() => readEnv({ DATA_DIR: dataDir(), RECAPTCHA_SITE_KEY: "x" })).toThrow("go together");
});

test("an address of the database that can't be read ends the start with a sentence that names the host", () => {
	const DATABASE_URL = "postgres://site:Calm-Harbor.42@db1.example:5432,db2.example:54e2/site";
	const read = () => readEnv({ DATA_DIR: dataDir(), DATABASE_URL });
	expect(read).toThrow(/^Malformed configuration:\nDATABASE_URL: It names an unreadable host: "db2\.example:54e2"\.$/);
});
