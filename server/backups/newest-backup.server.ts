import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Tells the site, which doesn't know where its backups are, when the newest one was made. */
const fileName = "newest-backup";

export async function noteBackup(dataDir: string, made: Date): Promise<void> {
	const file = join(dataDir, fileName);
	await writeFile(`${file}.part`, made.toISOString(), { mode: 0o600 });
	await rename(`${file}.part`, file);
}

/** @returns null if there was none, or its note is unreadable */
export async function readNewestBackup(dataDir: string): Promise<Date | null> {
	const text = await readFile(join(dataDir, fileName), "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return "";
		throw error;
	});
	const made = new Date(text);
	return Number.isNaN(made.getTime()) ? null : made;
}
