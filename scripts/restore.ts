import type { KeyObject } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { manifestName, readBackup } from "#server/backups/backup-folder.server.ts";
import { listBackups } from "#server/backups/list-backups.server.ts";
import { checkBackup, type Restored, restoreBackup } from "#server/backups/restore-backup.server.ts";
import { readPrivateKey } from "#server/platform/age/age-keys.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { endOnSignals } from "./end-on-signals.ts";
import { describeLedgers } from "./ledger-script.ts";
import { refusePlainly } from "./refuse-plainly.ts";
import { UsageError } from "./usage-error.ts";

const usage = `npm run ops -- restore DIR --identity FILE [--anchors DIR]   restores into an empty DATA_DIR (and DATABASE_URL)
npm run ops -- restore DIR --check [--identity FILE]         reads a backup and restores nothing
DIR is a backup, or a folder of backups: then its newest one is meant. FILE holds the private key.`;

process.umask(0o077);
endOnSignals();
if (existsSync(".env")) process.loadEnvFile(".env");
await refusePlainly(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { identity: { type: "string" }, anchors: { type: "string" }, check: { type: "boolean", default: false } },
	});
	const [given] = positionals;
	if (given === undefined || !(values.identity || values.check)) throw new UsageError(usage);
	const folder = await backupIn(resolve(given));
	if (!values.identity) {
		const { made } = await readBackup(folder);
		console.info(`The backup of ${made} is what was written. With --identity it is also decrypted and looked into.`);
		return;
	}
	const privateKey = readIdentity(values.identity);
	const parts = { folder, privateKey, variables: process.env, log: createLog("warn") };
	if (values.check) {
		const checked = await checkBackup(parts);
		console.info(`The backup of ${checked.manifest.made} is what was written, and can be decrypted.`);
		describeRestored(checked);
		return;
	}
	const dataDir = resolve(process.env.DATA_DIR || "./data");
	const restored = await restoreBackup(parts, dataDir, values.anchors);
	console.info(`Restored into ${dataDir}: the backup of ${restored.manifest.made}.`);
	describeRestored(restored);
	describeGap(restored, values.anchors !== undefined);
});

async function backupIn(folder: string): Promise<string> {
	if (!existsSync(folder)) throw new UsageError(`${folder} is missing.\n${usage}`);
	if (existsSync(join(folder, manifestName))) return folder;
	const newest = (await listBackups(folder)).at(-1);
	if (newest === undefined) throw new UsageError(`There is no backup in ${folder}.`);
	return join(folder, newest);
}

function readIdentity(path: string): KeyObject {
	return readPrivateKey(readText(path));
}

function readText(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") throw new UsageError(`${path} is missing.\n${usage}`);
		throw new UsageError(`${path} can't be read by the user of this command (${code}).`);
	}
}

function describeRestored({ manifest, ledgers }: Restored): void {
	console.info(`Leads: ${manifest.rows["public.contact_submissions"]}`);
	if (ledgers === null) console.info("The ledgers of a PostgreSQL database are verified when it is restored.");
	else if (!describeLedgers(ledgers)) process.exitCode = 1;
}

/** What was stored after the backup is not in it. */
function describeGap({ manifest, ledgers }: Restored, hasAnchors: boolean): void {
	for (const [name, { head, later }] of Object.entries(ledgers ?? {})) {
		if (later) {
			const lost = later.position - head.position;
			console.info(
				`Missing from the ${name} ledger: ${lost} entries that were sealed after the backup. The last anchor is of ${later.time}.`,
			);
		} else if (hasAnchors) {
			console.info(`The anchors know of nothing in the ${name} ledger after the backup.`);
		} else {
			console.info(
				`The ${name} ledger ends at ${head.position}. What the newest email with the heads has above that is missing.`,
			);
		}
	}
	console.warn(`What happened after ${manifest.made} is not in it, and nothing lists these:
- People whose data was deleted since then are back. The agency's mailbox has their requests and our answers. Requests that were open at the time of the backup are at /admin/privacy-requests; delete the leads of the others again.
- Requests to stop calls, texts or emails since then are forgotten. Enter them again before anybody is contacted.
- People who were removed from the staff since then have access again, and roles, passwords and second factors are as they were. Everybody was signed out by this restore; remove these people and change the rest again at /admin/people before the others sign in.
- Licenses and other settings are as they were. Check Settings → Licenses: they decide in which states the site is open.
- Emails that were waiting at the time of the backup are sent again.`);
}
