import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico|map)$/;
/** Compressing a file takes megabytes of memory, so only a few run at once. */
const atOnce = 8;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a brotli and a gzip copy of each file of a build if the copy is smaller. Assets get the highest level,
 * because browsers cache them for a year. Pages are many and change often.
 */
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
	const quality = /\.html$/.test(file) ? 9 : 11;
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
	};
	const copies = { br: await brotli(content, { params }), gz: await gzipped(content, { level: 9 }) };
	for (const [suffix, copy] of Object.entries(copies)) {
		if (copy.byteLength < content.byteLength) await writeFile(`${file}.${suffix}`, copy);
		else await rm(`${file}.${suffix}`, { force: true });
	}
}
