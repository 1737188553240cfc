import { existsSync } from "node:fs";
import { cp, mkdir, open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "../log.server.ts";
import { copyIfRoom } from "./engine/copy-folder.ts";
import { syncFolder } from "./engine/sync-paths.ts";
import { type EngineEvents, type RunningEngine, startEngineThread } from "./engine-thread.server.ts";
import { type DatabaseFiles, type FolderCopy, holdsEarlierLeads, listCopies } from "./folder-names.server.ts";

/** The database can't be opened and no copy takes its place. A person has to decide. */
export class DatabaseLostError extends Error {
	override name = "DatabaseLostError";
}

/** The replacement of a damaged or missing folder: a copy, or an empty database. */
export interface Replacement {
	storedUpTo?: string;
}

export interface StartedEngine {
	engine: RunningEngine;
	/** Null if the folder itself was opened. */
	replacement: Replacement | null;
}

/** Below this, an error on opening is more likely a full disk than damage. */
const minFreeBytes = 32 * 1024 * 1024;

const silent: EngineEvents = { onReplies() {}, onTopic() {}, onSignOfLife() {}, onEnd() {} };

interface Start {
	files: DatabaseFiles;
	/** The folder of an empty database. Without one, PostgreSQL makes it. */
	template?: string;
	log?: Log;
	testing?: boolean;
	events: EngineEvents;
}

/**
 * Opens the database's folder. If it was not closed, everything in it is read first. A folder that can't be opened is
 * moved aside, never deleted, and the newest copy that can be opened takes its place.
 * @throws DatabaseLostError
 */
export async function startOnFolder(start: Start): Promise<StartedEngine> {
	const { files, log } = start;
	const copies = listCopies(files);
	if (!existsSync(join(files.live, "PG_VERSION"))) {
		if (copies.length > 0) return replace(start, copies, new Error("The database's folder is missing."));
		if (holdsEarlierLeads(files) && !existsSync(files.uncopied)) throw lost(files, "is missing");
		return { engine: await startEmpty(start), replacement: null };
	}
	try {
		const check = existsSync(files.inUse) || copies.length === 0;
		return { engine: await startThread(start, check), replacement: null };
	} catch (error) {
		await refuseUnlessDamaged(start, error);
		if (copies.length === 0 && !existsSync(files.uncopied)) {
			throw lost(files, `can't be opened (${(error as Error).message})`);
		}
		log?.error({ error }, "the embedded database is damaged");
		return replace(start, copies, error);
	}
}

/** Other faults, such as a full disk, look like damage at first. */
async function refuseUnlessDamaged({ files, testing }: Start, error: unknown): Promise<void> {
	const { bavail, bsize } = await statfs(dirname(files.live));
	if (bavail * bsize < minFreeBytes) {
		throw new Error("The disk of the data folder is full, so the database can't be opened.", { cause: error });
	}
	const other = await startEngineThread({ testing }, silent).catch(() => {
		// A database in memory does not start here either.
		throw error;
	});
	await other.stop();
}

async function replace(start: Start, copies: readonly FolderCopy[], reason: unknown): Promise<StartedEngine> {
	const { files, log } = start;
	if (existsSync(files.live)) await rename(files.live, files.damaged(new Date()));
	for (const { folder, made, storedUpTo } of copies) {
		try {
			await rm(files.restoring, { recursive: true, force: true });
			await cp(folder, files.restoring, { recursive: true });
			await moveIntoPlace(files);
			const engine = await startThread(start, true);
			log?.error({ error: reason, made }, "a copy took the place of the damaged database");
			return { engine, replacement: { storedUpTo } };
		} catch (error) {
			log?.error({ error, made }, "a copy of the database can't be opened");
			// The copy itself stays.
			await rm(files.live, { recursive: true, force: true });
		}
	}
	if (!existsSync(files.uncopied)) throw lost(files, "and its copies can't be opened");
	const engine = await startEmpty(start);
	log?.error({ error: reason }, "an empty database took the place of the damaged one, which had no copy yet");
	return { engine, replacement: {} };
}

async function startEmpty(start: Start): Promise<RunningEngine> {
	const { live, restoring, uncopied, damaged } = start.files;
	await touch(uncopied);
	// The remains of an interrupted creation.
	if (existsSync(live)) await rename(live, damaged(new Date()));
	if (start.template) {
		await copyIfRoom(start.template, restoring);
		await moveIntoPlace(start.files);
	} else await makeEmptyFolder(live);
	return startThread(start, false);
}

/** Lets PostgreSQL make an empty database. The 450 MB that it needs are free again when its thread has ended. */
export async function makeEmptyFolder(folder: string): Promise<void> {
	const maker = await startEngineThread({ folder, create: true }, silent);
	await maker.stop();
}

async function moveIntoPlace({ restoring, live }: DatabaseFiles): Promise<void> {
	await syncFolder(restoring);
	await rename(restoring, live);
}

async function startThread({ files, testing, events }: Start, check: boolean): Promise<RunningEngine> {
	await touch(files.inUse);
	return startEngineThread({ folder: files.live, check, testing }, events);
}

/** Creates an empty file that is on the disk when this resolves. */
async function touch(path: string): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const handle = await open(path, "a", 0o600);
	await handle.sync();
	await handle.close();
}

function lost({ live }: DatabaseFiles, what: string): DatabaseLostError {
	return new DatabaseLostError(
		`The database in ${live} ${what}, and no copy of it can take its place. ` +
			`Put back a backup of the data folder ${dirname(live)}. ` +
			"To start with an empty database instead, move that folder away as a whole, and keep it.",
	);
}
