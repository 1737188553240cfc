import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** PostgreSQL keeps tables and indexes in pages of this size and in files of at most 131,072 pages. */
const pageBytes = 8192;
const pagesPerFile = 131_072;

/** Files of tables and indexes: their number, the kind of the fork, the number of the segment. */
const relationFile = /^\d+(?:_(?:fsm|vm))?(?:\.(\d+))?$/;

/**
 * Compares every page below `base` and `global` with the checksum that PostgreSQL wrote into it. The database must be
 * idle, after a checkpoint.
 * @param endOfLog a page that is newer than this position of the log shows that the log has lost its end
 * @returns the damaged pages, as `path:page`; at most about twenty
 */
export async function damagedPages(folder: string, endOfLog = newest): Promise<string[]> {
	const damaged: string[] = [];
	// One for all of the files: filling a new one with zeros takes longer than reading most of them.
	const chunk = Buffer.alloc(pageBytes * 128);
	for (const part of ["base", "global"]) {
		const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
		for (const entry of entries) {
			const segment = entry.isFile() && relationFile.exec(entry.name);
			if (!segment || damaged.length >= 20) continue;
			const path = join(entry.parentPath, entry.name);
			const pages = await damagedPagesOf(path, Number(segment[1] ?? 0) * pagesPerFile, endOfLog, chunk);
			damaged.push(...pages.map((page) => `${path.slice(folder.length + 1)}:${page}`));
		}
	}
	return damaged;
}

/** @param chunk is overwritten */
async function damagedPagesOf(path: string, firstPage: number, endOfLog: bigint, chunk: Buffer): Promise<number[]> {
	const damaged: number[] = [];
	const handle = await open(path, "r");
	try {
		for (let page = firstPage; ; ) {
			const { bytesRead } = await handle.read(chunk, 0, chunk.length);
			if (bytesRead === 0) return damaged;
			for (let offset = 0; offset < bytesRead; offset += pageBytes, page++) {
				const bytes = chunk.subarray(offset, Math.min(offset + pageBytes, bytesRead));
				if (!isPageSound(bytes, page) || logPosition(bytes) > endOfLog) damaged.push(page);
			}
		}
	} finally {
		await handle.close();
	}
}

/** @param page the number of the page in its fork, which is part of the checksum */
function isPageSound(bytes: Buffer, page: number): boolean {
	if (bytes.length < pageBytes) return false;
	// A page that is reserved and not yet used is all zeros.
	if (bytes.readUInt16LE(upperOffset) === 0) return bytes.every((byte) => byte === 0);
	return bytes.readUInt16LE(checksumOffset) === checksumOf(bytes, page);
}

/** Where in the log the last change of the page is. */
function logPosition(bytes: Buffer): bigint {
	return (BigInt(bytes.readUInt32LE(0)) << 32n) | BigInt(bytes.readUInt32LE(4));
}

const newest = 2n ** 64n;
const checksumOffset = 8;
const upperOffset = 14;
const prime = 16_777_619;
const lanes = 32;

/** The 32 starting values in PostgreSQL's `checksum_impl.h`. */
const seeds = Uint32Array.of(
	0x5b1f36e9,
	0xb8525960,
	0x02ab50aa,
	0x1de66d2a,
	0x79ff467a,
	0x9bb9f8a3,
	0x217e7cd2,
	0x83e13d2c,
	0xf8d4474f,
	0xe39eb970,
	0x42c6ae16,
	0x993216fa,
	0x7b093b5d,
	0x98daff3c,
	0xf718902a,
	0x0b1c9cdb,
	0xe58f764b,
	0x187636bc,
	0x5d7b3bb1,
	0xe73de7de,
	0x92bec979,
	0xcca6c0b2,
	0x304a0979,
	0x85aa43d4,
	0x783125bb,
	0x6ca8eaa2,
	0xe407eac6,
	0x4b5cfc3e,
	0x9fbf8c76,
	0x15ca20be,
	0xf2ca9fd3,
	0x959bd756,
);

/** PostgreSQL's checksum of a page: 32 interleaved FNV-1a sums, mixed into 16 bits. */
function checksumOf(bytes: Buffer, page: number): number {
	const sums = Int32Array.from(seeds);
	const words = new Int32Array(bytes.buffer, bytes.byteOffset, pageBytes / 4);
	for (let index = 0; index < words.length + 2 * lanes; index++) {
		const lane = index % lanes;
		// Two rounds of zeros follow the page, and the checksum itself, half of its word, counts as zero.
		const word = index < words.length ? (words[index] as number) : 0;
		const mixed = (sums[lane] as number) ^ (index === checksumOffset / 4 ? word & ~0xffff : word);
		sums[lane] = Math.imul(mixed, prime) ^ (mixed >>> 17);
	}
	let folded = page;
	for (const sum of sums) folded ^= sum;
	return ((folded >>> 0) % 65_535) + 1;
}
