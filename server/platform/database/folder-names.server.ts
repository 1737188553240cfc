import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { aboutFile, copiedFolder } from "./engine/copy-folder.ts";

/** The files of the embedded database in the data folder. */
export const databaseFiles = (dataDir: string) => ({
	live: join(dataDir, "postgres"),
	/** Exists while the database is open, and so after it was not closed. */
	inUse: join(dataDir, "postgres-in-use"),
	/**
	 * Exists from the creation of the database to its first copy. The journal of leads is still whole then, so an empty
	 * database may replace a damaged one.
	 */
	uncopied: join(dataDir, "postgres-first-copy-pending"),
	copies: [join(dataDir, "postgres-copy-1"), join(dataDir, "postgres-copy-2")] as const,
	partialCopy: join(dataDir, "postgres-copy-partial"),
	/** Another process makes this file, and the site deletes it when it has made a copy, or could not. */
	copyWanted: join(dataDir, "postgres-copy-wanted"),
	restoring: join(dataDir, "postgres-restoring"),
	damaged: (now: Date) => join(dataDir, `postgres-damaged-${now.toISOString().replaceAll(/[:.]/g, "-")}`),
	/** Holds a file as soon as a lead was sealed in the ledger. */
	anchors: join(dataDir, "anchors"),
});

export type DatabaseFiles = ReturnType<typeof databaseFiles>;

/** The empty database in the folder of the server's build. */
export const templateName = "database";

/** The description next to a copy. */
export interface AboutCopy {
	/** ISO 8601. */
	made: string;
	/** How many of the journal's leads are in the copy, in the format of the intake. */
	storedUpTo?: string;
}

export interface FolderCopy extends AboutCopy {
	path: string;
	/** The database's folder inside it. */
	folder: string;
}

/** @returns the complete copies, the newest first */
export function listCopies({ copies }: DatabaseFiles): FolderCopy[] {
	return copies
		.flatMap((path) => {
			const about = readAbout(join(path, aboutFile));
			return about ? [{ ...about, path, folder: join(path, copiedFolder) }] : [];
		})
		.sort((one, other) => other.made.localeCompare(one.made));
}

function readAbout(file: string): AboutCopy | undefined {
	if (!existsSync(file)) return undefined;
	try {
		const about: Partial<AboutCopy> = JSON.parse(readFileSync(file, "utf8"));
		return { made: String(about.made), storedUpTo: about.storedUpTo };
	} catch {
		// Half a file is half a copy.
		return undefined;
	}
}

/** True if leads were stored here before, judging by the files. */
export function holdsEarlierLeads({ anchors, copies }: DatabaseFiles): boolean {
	const hasAnchors = existsSync(anchors) && readdirSync(anchors, { recursive: true }).length > 0;
	return hasAnchors || copies.some((path) => existsSync(path));
}
