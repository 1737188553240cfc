import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { makeBackup } from "#server/backups/make-backup.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { endOnSignals } from "./end-on-signals.ts";
import { refusePlainly } from "./refuse-plainly.ts";
import { UsageError } from "./usage-error.ts";

/** `npm run ops -- backup DIR` makes an encrypted backup in a new folder of DIR. The site may be running. */
process.umask(0o077);
endOnSignals();
if (existsSync(".env")) process.loadEnvFile(".env");
await refusePlainly(async () => {
	const [target] = process.argv.slice(2);
	if (target === undefined) throw new UsageError("npm run ops -- backup DIR");
	const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
	const { folder, manifest, deleted } = await makeBackup(process.env, resolve(target), version, createLog("warn"));
	const { consent, audit } = manifest.ledgers;
	console.info(`Backup: ${folder}`);
	console.info(`Leads: ${manifest.rows["public.contact_submissions"]}`);
	console.info(`Head of the consent ledger: ${consent.position}:${consent.hash}`);
	console.info(`Head of the audit ledger: ${audit.position}:${audit.hash}`);
	console.info("It was read again from the disk, and is what was written.");
	if (deleted.length > 0) console.info(`Deleted by the rule for older backups: ${deleted.join(", ")}`);
	if (process.env.AUTH_SECRET) {
		console.info("AUTH_SECRET is in the environment, and so not in the backup. Keep it with the private key.");
	}
});
