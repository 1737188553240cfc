import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { checkDataFolder } from "./data-folder.server.ts";
import { refuseOlderFolder } from "./database/older-database.server.ts";
import { addressProblem } from "./database/postgres-address.server.ts";
import { productionProblems } from "./production-problems.server.ts";

const optional = v.optional(v.pipe(v.string(), v.trim()), "");
const count = (fallback: string) => v.pipe(v.optional(v.string(), fallback), v.regex(/^\d+$/), v.transform(Number));
const origin = v.pipe(
	v.string(),
	v.url(),
	v.transform((value) => new URL(value).origin),
);

const databaseAddress = v.optional(
	v.pipe(
		v.string(),
		v.trim(),
		v.check(
			(url) => url === "" || addressProblem(url) === undefined,
			({ input }) => `It ${addressProblem(input)}.`,
		),
	),
	"",
);

const schema = v.object({
	NODE_ENV: v.optional(v.picklist(["development", "production", "test"]), "development"),
	PORT: count("3000"),
	HOST: v.optional(v.string(), "0.0.0.0"),
	DATA_DIR: v.optional(v.string(), "./data"),
	DATA_DIR_IS_DURABLE: v.optional(v.picklist(["true", "false"]), "false"),
	DATABASE_URL: databaseAddress,
	DATABASE_OWNER_URL: databaseAddress,
	BACKUP_DATABASE_URL: databaseAddress,
	BACKUP_PUBLIC_KEY: optional,
	SITE_ORIGIN: v.optional(origin),
	AUTH_SECRET: optional,
	PREVIOUS_AUTH_SECRETS: optional,
	CAPTCHA_SECRET: optional,
	ADMIN_EMAILS: optional,
	REQUIRE_SECOND_FACTOR: v.optional(v.picklist(["true", "false"]), "false"),
	BLOG_SECOND_APPROVER: v.optional(v.picklist(["true", "false"]), "false"),
	SMTP_URL: optional,
	RECAPTCHA_SITE_KEY: optional,
	RECAPTCHA_SECRET_KEY: optional,
	RECAPTCHA_VERIFY_URL: v.optional(v.string(), "https://www.google.com/recaptcha/api/siteverify"),
	LEAD_WEBHOOK_URL: optional,
	LEAD_WEBHOOK_SECRET: optional,
	CALENDLY_WEBHOOK_SIGNING_KEY: optional,
	EMAIL_WEBHOOK_SECRET: optional,
	METRICS_TOKEN: optional,
	TRUSTED_PROXIES: count("0"),
	LOCATION_HEADERS: v.optional(v.picklist(["none", "cloudflare", "vercel", "cloudfront", "fastly"]), "none"),
	LOG_LEVEL: v.optional(v.picklist(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
});

export class ConfigurationError extends Error {
	override name = "ConfigurationError";
}

export type Env = ReturnType<typeof readEnv>;

/**
 * Reads the whole configuration once. Nothing is required to try the site out: secrets are then generated and stored
 * in the data folder. With `NODE_ENV=production`, several processes may serve one site, so secrets must be set.
 * @throws ConfigurationError naming every variable that is missing, malformed or too weak for production
 */
export function readEnv(source: Record<string, string | undefined>) {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
	const parsed = v.safeParse(schema, given);
	if (!parsed.success) {
		const names = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
		throw new ConfigurationError(`Malformed configuration:\n${names.join("\n")}`);
	}
	const values = parsed.output;
	const missing = (["AUTH_SECRET", "CAPTCHA_SECRET", "SITE_ORIGIN"] as const).filter((name) => !values[name]);
	if (values.NODE_ENV === "production" && missing.length > 0) {
		throw new ConfigurationError(`Missing in production: ${missing.join(", ")}. See .env.example.`);
	}
	const problems = values.NODE_ENV === "production" ? productionProblems(values) : [];
	if (problems.length > 0) throw new ConfigurationError(`Refused in production:\n${problems.join("\n")}`);
	if (Boolean(values.RECAPTCHA_SITE_KEY) !== Boolean(values.RECAPTCHA_SECRET_KEY)) {
		throw new ConfigurationError("RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY go together.");
	}
	const dataDir = resolve(values.DATA_DIR);
	return Object.freeze({
		mode: values.NODE_ENV,
		port: values.PORT,
		host: values.HOST,
		dataDir,
		/** True if the folder outlives this machine, so that a lead is safe there while PostgreSQL is away. */
		dataDirIsDurable: values.DATA_DIR_IS_DURABLE === "true",
		/** Empty: the embedded database in `dataDir`. */
		databaseUrl: values.DATABASE_URL,
		/** The role that owns the tables. Empty: the role of `databaseUrl` does. */
		databaseOwnerUrl: values.DATABASE_OWNER_URL,
		/** The role that reads everything for a backup, and writes it for a restore. Empty: the owner of the tables. */
		backupDatabaseUrl: values.BACKUP_DATABASE_URL,
		/** Backups are encrypted for this key: "age1…", or the path of a file that holds it. */
		backupPublicKey: values.BACKUP_PUBLIC_KEY,
		/** The public origin; canonical addresses and links in emails start with it. */
		siteOrigin: values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`,
		authSecret: values.AUTH_SECRET || storedSecret(dataDir, "auth"),
		/** Read, never written with: what was stored before a change of the secret. The newest first. */
		previousAuthSecrets: listOf(values.PREVIOUS_AUTH_SECRETS),
		captchaSecret: values.CAPTCHA_SECRET || storedSecret(dataDir, "captcha"),
		adminEmails: listOf(values.ADMIN_EMAILS.toLowerCase()),
		/** True if staff need a second factor for the dashboard. In production they always do. */
		requiresSecondFactor: values.NODE_ENV === "production" || values.REQUIRE_SECOND_FACTOR === "true",
		/** True if the last author of an article may not publish it. */
		blogNeedsSecondApprover: values.BLOG_SECOND_APPROVER === "true",
		/** Empty: emails are written as files into `dataDir`/outbox. */
		smtpUrl: values.SMTP_URL,
		recaptcha: values.RECAPTCHA_SITE_KEY
			? {
					siteKey: values.RECAPTCHA_SITE_KEY,
					secretKey: values.RECAPTCHA_SECRET_KEY,
					verifyUrl: values.RECAPTCHA_VERIFY_URL,
				}
			: null,
		/** The customer system that receives each lead. */
		leadWebhook: values.LEAD_WEBHOOK_URL ? { url: values.LEAD_WEBHOOK_URL, secret: values.LEAD_WEBHOOK_SECRET } : null,
		/** The key of the scheduler's signatures. Empty: no call is accepted. */
		bookingWebhookKey: values.CALENDLY_WEBHOOK_SIGNING_KEY,
		/** Signs reports of emails that came back. Empty: no report is accepted. */
		emailWebhookSecret: values.EMAIL_WEBHOOK_SECRET,
		/** Opens `/metrics`. Empty: only programs on this machine read it. */
		metricsToken: values.METRICS_TOKEN,
		/** How many proxies in front of the server are trusted to report the visitor's address. */
		trustedProxies: values.TRUSTED_PROXIES,
		/** The network in front whose headers about the visitor's location are believed. Null: none is. */
		locationHeaders: values.LOCATION_HEADERS === "none" ? null : values.LOCATION_HEADERS,
		logLevel: values.LOG_LEVEL,
	});
}

function listOf(value: string): string[] {
	return value
		.split(",")
		.map((item) => item.trim())
		.filter(Boolean);
}

function storedSecret(dataDir: string, name: string): string {
	const file = join(dataDir, "secrets", name);
	if (!existsSync(file)) {
		refuseOlderFolder(dataDir);
		checkDataFolder(join(dataDir, "secrets"));
		writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
	}
	return readFileSync(file, "utf8").trim();
}
