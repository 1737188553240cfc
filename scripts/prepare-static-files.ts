import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { brotliCopy, quickQuality } from "../server/platform/http/brotli-copy.server.ts";
import { type ListedFile, listFile, listName } from "../server/platform/http/static-files.server.ts";

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico|map)$/;
const hidden = /(?:^|\/)\.(?!well-known\/)/;
const homePage = /^\w+\/index\.html$/;

/**
 * Pages are many, and the highest quality takes three times as long for 2 %: it is for the home pages. `npm test` builds with the quality of pages
 * that are rendered on request, which takes seconds instead of minutes.
 */
function qualityFor(path: string): number {
	if (process.env.QUICK_BUILD) return quickQuality;
	return path.endsWith(".html") && !homePage.test(path) ? 10 : 11;
}

/** Compressing a file takes megabytes of memory, so only a few run at once. */
const atOnce = 8;

/** Writes a brotli copy of each public file of a build if the copy is smaller, and the list that the server loads. */
export async function prepareStaticFiles(folder: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const waiting = entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.filter((path) => !path.endsWith(".br") && !hidden.test(path));
	const list: Record<string, ListedFile> = {};
	const prepare = async () => {
		for (let path = waiting.pop(); path; path = waiting.pop()) list[path] = await prepareFile(folder, path);
	};
	await Promise.all(Array.from({ length: atOnce }, prepare));
	await writeFile(join(folder, listName), JSON.stringify(list));
}

async function prepareFile(folder: string, path: string): Promise<ListedFile> {
	const file = join(folder, path);
	const content = await readFile(file);
	const copy = compressible.test(path) ? await brotliCopy(content, qualityFor(path)) : null;
	if (copy) await writeFile(`${file}.br`, copy);
	else await rm(`${file}.br`, { force: true });
	return listFile(path, content, copy !== null);
}
