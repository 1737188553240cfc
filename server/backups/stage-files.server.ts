import { type Dirent, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { workFolderName } from "./work-folder.server.ts";

/** Parts of the database, which is copied in its own way, and what belongs to one process, one start or the builds. */
const leftOut = new RegExp(`^(?:postgres|setup-link|assets$|${workFolderName})`);
const passing = /^(?:lock\.sqlite|\.)/;

/** They make personal data readable. The journal has the keys of the records of new leads. */
const secretNames = new Set(["journal", "secrets"]);

const maxTries = 5;

/** Copies the data folder, without the database, while the site may be running. */
export async function stageFiles(dataDir: string, targets: { files: string; keys: string }): Promise<void> {
	for (const folder of Object.values(targets)) await mkdir(folder, { recursive: true, mode: 0o700 });
	for (const entry of await entriesOf(dataDir)) {
		if (leftOut.test(entry.name)) continue;
		const target = secretNames.has(entry.name) ? targets.keys : targets.files;
		for (let tries = 1; tries <= maxTries; tries++) {
			await rm(join(target, entry.name), { recursive: true, force: true });
			// The next try finds what took the place of a segment of the journal that was deleted.
			if (await copyEntry(entry, target)) break;
		}
	}
}

/** Sorted, because a segment of the journal says which ones before it were deleted. */
async function entriesOf(folder: string): Promise<Dirent[]> {
	const entries = await readdir(folder, { withFileTypes: true });
	return entries.filter(({ name }) => !passing.test(name)).sort((one, other) => one.name.localeCompare(other.name));
}

/** @returns false if something was deleted meanwhile. It is left out. */
async function copyEntry(entry: Dirent, into: string): Promise<boolean> {
	const source = join(entry.parentPath, entry.name);
	const target = join(into, entry.name);
	try {
		if (!entry.isDirectory()) {
			await copyFile(source, target);
			return true;
		}
		await mkdir(target, { mode: 0o700 });
		let isWhole = true;
		for (const inner of await entriesOf(source)) isWhole = (await copyEntry(inner, target)) && isWhole;
		return isWhole;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT" && !existsSync(source)) return false;
		throw error;
	}
}
