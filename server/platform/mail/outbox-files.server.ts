import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Where emails are written if there is no mail server. */
export const outboxFolder = (dataDir: string) => join(dataDir, "outbox");

/**
 * Deletes the emails that contain one of these words, in any case, also in a header or an encoded part.
 * @returns how many
 */
export async function deleteMailsWith(dataDir: string, words: readonly string[]): Promise<number> {
	const needles = words.map((word) => word.toLowerCase()).filter((word) => word.length > 2);
	return deleteMails(dataDir, async (path) => {
		const text = readableText(await readFile(path, "latin1")).toLowerCase();
		return needles.some((needle) => text.includes(needle));
	});
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

/** The source of an email, followed by what its encoded parts and headers say. */
function readableText(source: string): string {
	const unfolded = source.replace(/\r\n/g, "\n");
	const quoted = bytesOfQuoted(unfolded.replace(/=\n/g, ""));
	const encoded = [...unfolded.matchAll(/(?:^[A-Za-z0-9+/]{4,}={0,2}\n)+/gm)].map(([block]) =>
		utf8(bytesOfBase64(block)),
	);
	const words = [...unfolded.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = "", text = ""]) =>
		kind.toLowerCase() === "b" ? bytesOfBase64(text) : bytesOfQuoted(text.replaceAll("_", " ")),
	);
	return [utf8(unfolded), utf8(quoted), ...encoded, utf8(words.join(""))].join("\n");
}

/** One character for each byte. */
function bytesOfQuoted(text: string): string {
	return text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function bytesOfBase64(text: string): string {
	return Buffer.from(text, "base64").toString("latin1");
}

function utf8(latin1: string): string {
	return Buffer.from(latin1, "latin1").toString("utf8");
}
