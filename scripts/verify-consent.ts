import { verifyLedger } from "#server/consent/verify-ledger.server.ts";
import { openDatabase } from "#server/open-database.server.ts";
import { FolderInUseError } from "#server/platform/database/folder-lock.server.ts";
import { ConfigurationError, readEnv } from "#server/platform/env.server.ts";
import { createLog } from "#server/platform/log.server.ts";

/** Recomputes the chain of consent records: `npm run consent:verify`. Exits with 1 if a record was tampered with. */
try {
	const env = readEnv(process.env);
	const database = await openDatabase(env, createLog(env.logLevel));
	try {
		// A shared PostgreSQL belongs to the running site, whose version may differ.
		if (!env.databaseUrl) await database.migrate();
		const report = await verifyLedger(database.db);
		if (report.intact) {
			console.info(`${report.records} consent records, each bound to the one before: the ledger is intact.`);
		} else {
			console.error(`The ledger is broken at record ${report.brokenAt}, after ${report.records} sound records.`);
			process.exitCode = 1;
		}
	} finally {
		await database.close();
	}
} catch (error) {
	if (error instanceof FolderInUseError) {
		console.error(`The site is running on this data folder. Stop it first, then verify.\n${error.message}`);
	} else if (error instanceof ConfigurationError) {
		console.error(error.message);
	} else {
		throw error;
	}
	process.exitCode = 1;
}
