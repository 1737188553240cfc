import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retentionDays } from "#domain/retention.ts";
import { deleteMailsBefore } from "../platform/mail/outbox-files.server.ts";

/** Deletes old emails in the outbox, and old damaged files that were put aside for somebody to look at. */
export async function purgeFiles(dataDir: string, now: Date): Promise<void> {
	const before = (days: number) => daysBefore(now, days);
	await deleteMailsBefore(dataDir, before(retentionDays.outbox));
	for (const path of await damagedFiles(dataDir)) {
		const found = await stat(path).catch(() => null);
		if (found && found.mtime < before(retentionDays.damagedFiles)) await rm(path, { recursive: true, force: true });
	}
}

/** Folders of a database that could not be opened, and segments of the journal that could not be read. */
async function damagedFiles(dataDir: string): Promise<string[]> {
	const folders = (await readdir(dataDir)).filter((name) => name.startsWith("postgres-damaged-"));
	const journal = join(dataDir, "journal");
	const segments = await readdir(journal, { recursive: true }).catch(() => []);
	return [
		...folders.map((name) => join(dataDir, name)),
		...segments.filter((name) => name.endsWith(".damaged")).map((name) => join(journal, name)),
	];
}
