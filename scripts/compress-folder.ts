import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCopy } from "../server/platform/http/brotli-copy.server.ts";

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico|map)$/;
/** Compressing a file takes megabytes of memory, so only a few run at once. */
const atOnce = 8;

/** Writes a brotli copy of each file of a build if the copy is smaller. */
export async function compressFolder(folder: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
	const waiting = files.map((entry) => join(entry.parentPath, entry.name));
	const squeeze = async () => {
		for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(file);
	};
	await Promise.all(Array.from({ length: atOnce }, squeeze));
}

async function compressFile(file: string): Promise<void> {
	const content = await readFile(file);
	const copy = await brotliCopy(file, content);
	if (copy) await writeFile(`${file}.br`, copy);
	else await rm(`${file}.br`, { force: true });
}
