import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncPath } from "./engine/sync-paths.ts";

/** The last commit that opens what versions before 0.1.0 stored (decision 080). */
export const lastCommitForOlder = "1b2dfb9a";

/** Data of an earlier version can't be opened. It was left as it is. */
export class OlderDatabaseError extends Error {
	override name = "OlderDatabaseError";
	/** @param what begins the sentence */
	constructor(what: string) {
		super(
			`${what} is from before version 0.1.0, and nothing in it was changed: commit ${lastCommitForOlder} is the last ` +
				'that opens it, and "Moving from an older version" in README.md says how to take the leads along.',
		);
	}
}

/** Its file is the mark of a data folder that this version can open. Earlier versions made none. */
export const generation = "1";
export const generationName = "generation";
const markOf = (dataDir: string) => join(dataDir, generationName);

/**
 * Reads names only, so it comes before anything that writes into the folder.
 * @throws OlderDatabaseError if an earlier version stored something in it
 */
export function refuseOlderFolder(dataDir: string): void {
	// First the names: another process marks a new folder before it makes any of these.
	const isOurs = (name: string) => name === "journal" || name === "anchors" || name.startsWith("postgres");
	if (namesIn(dataDir).some(isOurs) && !existsSync(markOf(dataDir))) {
		throw new OlderDatabaseError(`What the data folder ${dataDir} holds`);
	}
}

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		// It does not exist yet, or can't be read, which others report.
		return [];
	}
}

/** Marks a new data folder. The mark is on the disk before there is a database. */
export async function markFolder(dataDir: string): Promise<void> {
	if (existsSync(markOf(dataDir))) return;
	await writeFile(markOf(dataDir), `${generation}\n`, { mode: 0o600, flush: true });
	await syncPath(dataDir);
}
