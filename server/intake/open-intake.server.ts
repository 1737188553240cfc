import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Env } from "../platform/env.server.ts";
import { createDiskProbe } from "../platform/journal/disk-probe.server.ts";
import { openJournal } from "../platform/journal/journal.server.ts";
import { diskFiles, type JournalFiles } from "../platform/journal/journal-files.server.ts";
import { deriveKey } from "../platform/keys.server.ts";
import type { Log } from "../platform/log.server.ts";
import type { Metrics } from "../platform/metrics.server.ts";
import { createIntake, type Intake } from "./intake.server.ts";
import { createJournalKeeper } from "./journal-keeper.server.ts";
import { keepByCommit, keepByCommitOrJournal, keepInJournal } from "./keep-lead.server.ts";
import { createStoredProgress } from "./stored-progress.server.ts";
import { createWriter } from "./writer.server.ts";

/** Several transactions at once use PostgreSQL's own group commit. The embedded database runs one at a time. */
const transactions = { pglite: 1, postgres: 3 };

/** Opens the intake. Leads are stored from now on, if that is possible without the database. */
export async function openIntake(
	env: Env,
	log: Log,
	database: "pglite" | "postgres",
	metrics: Pick<Metrics, "countLead">,
	files: JournalFiles = diskFiles,
): Promise<Intake> {
	const keys = {
		current: deriveKey(env.authSecret, "journal"),
		previous: env.previousAuthSecrets.map((secret) => deriveKey(secret, "journal")),
	};
	const root = join(env.dataDir, "journal");
	// Only one process uses a data folder with the embedded database. With PostgreSQL, several may share one.
	const own = database === "pglite" ? "main" : randomUUID();
	const { journal, pending } = await openJournal({ folder: join(root, own), keys, log, files });
	const writer = createWriter({ log, transactions: transactions[database] });
	const progress = createStoredProgress();
	const parts = { writer, progress, journal, log };
	const keeper = createJournalKeeper({ ...parts, root, own, keys, pending, database });
	const canWrite = createDiskProbe(env.dataDir, files);
	if (database === "pglite") {
		return createIntake({
			writer,
			keeper,
			metrics,
			keep: keepInJournal(parts),
			keepsAlone: true,
			canKeepNow: canWrite,
		});
	}
	if (env.dataDirIsDurable) {
		const canKeepNow = async (isReachable: boolean) => isReachable || canWrite();
		return createIntake({ writer, keeper, metrics, keep: keepByCommitOrJournal(parts), keepsAlone: true, canKeepNow });
	}
	const canKeepNow = async (isReachable: boolean) => isReachable;
	return createIntake({ writer, keeper, metrics, keep: keepByCommit(parts), keepsAlone: false, canKeepNow });
}
