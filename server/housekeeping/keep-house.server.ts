import { claimsTopic } from "../pages/claims-pages.server.ts";
import type { Services } from "../services.server.ts";
import { destroyEndedKeys } from "./destroy-ended-keys.server.ts";
import { purgeDeletedLeads } from "./purge-deleted-leads.server.ts";
import { purgeExpired } from "./purge-expired.server.ts";
import { purgeFiles } from "./purge-files.server.ts";
import { purgeOldLeads } from "./purge-old-leads.server.ts";
import { purgeTestLeads } from "./purge-test-leads.server.ts";
import { thinVersions } from "./thin-versions.server.ts";

/** The hourly job: deletes what is older than its period in `domain/retention.ts`. */
export async function keepHouse({
	database,
	env,
	clock,
	intake,
	log,
}: Pick<Services, "database" | "env" | "clock" | "intake" | "log">): Promise<void> {
	const now = clock();
	await purgeExpired(database.db, now);
	await thinVersions(database.db, now);
	await purgeFiles(env.dataDir, now);
	// Evidence expires by the day. Each process finds out by itself what that changes.
	await database.changes.announce(claimsTopic);
	const erased =
		(await purgeOldLeads(database.db, now)) +
		(await purgeDeletedLeads(database.db, now)) +
		(await purgeTestLeads(database.db, now));
	const destroyed = await destroyEndedKeys(database.db, now);
	if (erased + destroyed === 0) return;
	log.info(
		{ leads: erased, keys: destroyed },
		"emptied old, deleted and test leads, and destroyed the keys of old records",
	);
	await database.scrub();
	await intake.tidy();
}
