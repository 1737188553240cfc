import { consentLedger } from "#server/consent/consent-ledger.server.ts";
import { openLeadIndex } from "#server/lead-desk/list/lead-index.server.ts";
import { openLedger } from "#server/ledger/ledger.server.ts";
import { openDatabase } from "#server/open-database.server.ts";
import { checkDataFolder } from "#server/platform/data-folder.server.ts";
import { markAsDemo } from "#server/platform/demo-mark.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { readSiteEnv } from "#server/read-site-env.server.ts";
import { UsageError } from "../usage-error.ts";
import { checkDemoFolder, demoPassword, fillDemo } from "./fill-demo.ts";

const maxLeads = 1_000_000;

/** @returns what to print */
export async function makeDemo(variables: Record<string, string | undefined>): Promise<string[]> {
	const count = Number(variables.DEMO_LEADS ?? 3000);
	if (!Number.isInteger(count) || count < 1 || count > maxLeads)
		throw new UsageError(`DEMO_LEADS is a whole number from 1 to ${maxLeads}.`);
	const given = variables.DATA_DIR || "./demo-data";
	// Before the configuration is read, which makes files in an empty folder.
	checkDemoFolder({ mode: variables.NODE_ENV ?? "development", dataDir: given });
	// The site's own database never becomes a demo. The dump of a release needs one on a server.
	const DATABASE_URL = variables.DEMO_DATABASE_URL ?? "";
	const env = readSiteEnv({ ...variables, DATA_DIR: given, DATABASE_URL, DATABASE_OWNER_URL: "" });
	const [adminEmail = ""] = env.adminEmails;
	const password = demoPassword(variables.DEMO_PASSWORD, adminEmail);
	checkDataFolder(env.dataDir);
	markAsDemo(env.dataDir);
	const [clock, log] = [() => new Date(), createLog(env.logLevel)];
	const database = await openDatabase(env, log);
	try {
		await database.migrate();
		const ledger = openLedger({ database, env, clock, log }, consentLedger);
		const leadIndex = openLeadIndex({ database, env, clock, log, intake: { calm: async () => {} } });
		await fillDemo({ database, env, clock, ledger, leadIndex, log }, { count, adminEmail, password });
		await ledger.close();
	} finally {
		await database.close();
	}
	return [
		`${given} holds a demo with ${count} leads. Start it with: DATA_DIR=${given} npm start`,
		`Sign in at ${env.siteOrigin}/auth as ${adminEmail} with the password ${password}`,
	];
}
