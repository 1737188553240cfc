import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { newestBackupVersion } from "#server/backups/list-backups.server.ts";
import { isUsedFolder, makeBackup, refuseUnusedFolder } from "#server/backups/make-backup.server.ts";
import { pendingMigrations, upgradeDatabase } from "#server/backups/upgrade-database.server.ts";
import { readEnv } from "#server/platform/env.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { changesSince } from "./changes-since.ts";
import { endOnSignals } from "./end-on-signals.ts";
import { describeLedgers } from "./ledger-script.ts";
import { refusePlainly } from "./refuse-plainly.ts";
import { UsageError } from "./usage-error.ts";

/**
 * `npm run ops -- upgrade DIR` prepares the database for this version, after an update and before the site starts: it makes a
 * backup in DIR, migrates, and verifies both ledgers. If anything fails, the database is as it was.
 */
const usage = `npm run ops -- upgrade DIR           makes a backup in DIR, migrates, and verifies both ledgers
npm run ops -- upgrade DIR --check   only says what would change`;

process.umask(0o077);
endOnSignals();
if (existsSync(".env")) process.loadEnvFile(".env");
await refusePlainly(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { check: { type: "boolean", default: false } },
	});
	const [given] = positionals;
	if (given === undefined) throw new UsageError(usage);
	const target = resolve(given);
	const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
	const dataDir = resolve(process.env.DATA_DIR || "./data");
	// The embedded database would be made now, and the configuration's secrets with it.
	const isNew = !process.env.DATABASE_URL && !isUsedFolder(dataDir);
	const env = isNew ? null : readEnv(process.env);
	const log = createLog("warn");
	const migrations = env && (await pendingMigrations(env, log));
	if (!env || !migrations) {
		console.info(
			`There is nothing to upgrade: no site has stored anything yet. DATA_DIR is ${dataDir}. Start the site.`,
		);
		return;
	}
	refuseUnusedFolder(dataDir);
	const before = await newestBackupVersion(target);
	console.info(`This is version ${version}. The newest backup is of ${before ?? "none"}.`);
	const changes = changesSince(readFileSync("CHANGELOG.md", "utf8"), before);
	if (changes) console.info(`\n${changes}\n`);
	if (migrations.length === 0) {
		console.info("The database has all migrations. Start the site.");
		return;
	}
	console.info(`Migrations that the database lacks: ${migrations.join(", ")}`);
	if (values.check) return;

	const { folder } = await makeBackup(process.env, target, before ?? version, log);
	console.info(`Backup: ${folder}`);
	try {
		await upgradeDatabase(env, log, describeLedgers);
	} catch (error) {
		// Drizzle's own message is the whole migration.
		const { message, cause } = error as Error;
		console.error(`The upgrade failed: ${cause instanceof Error ? cause.message : message}`);
		console.error("The database is as it was: start the version from before. The backup is not needed, and is kept.");
		process.exitCode = 1;
		return;
	}
	console.info(`The database is that of version ${version}. Start the site.`);
});
