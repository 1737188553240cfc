import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { readableMail } from "./readable-mail.server.ts";

/** Where emails are written if there is no mail server. */
export const outboxFolder = (dataDir: string) => join(dataDir, "outbox");

/**
 * Deletes the emails whose text, headers and decoded parts included, is about what is to go.
 * @returns how many
 */
export async function deleteMailsAbout(dataDir: string, isAbout: (text: string) => boolean): Promise<number> {
	return deleteMails(dataDir, async (path) => isAbout(readableMail(await readFile(path, "latin1"))));
}

/** @returns how many */
export async function deleteMailsBefore(dataDir: string, limit: Date): Promise<number> {
	return deleteMails(dataDir, async (path) => (await stat(path)).mtimeMs < limit.getTime());
}

async function deleteMails(dataDir: string, isMeant: (path: string) => Promise<boolean>): Promise<number> {
	const folder = outboxFolder(dataDir);
	// The first email creates the folder.
	const names = await readdir(folder).catch(() => []);
	let deleted = 0;
	for (const name of names) {
		const path = join(folder, name);
		// Another process may have deleted it.
		if (!(await isMeant(path).catch(() => false))) continue;
		await rm(path, { force: true });
		deleted += 1;
	}
	return deleted;
}
