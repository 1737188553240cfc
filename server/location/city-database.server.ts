import { readFile } from "node:fs/promises";
import { isIPv6 } from "node:net";

/** What is known of an address. */
export interface CityRecord {
	/** Two letters. */
	country: string;
	/** A state, written out in English. Empty outside of the United States, as is the city. */
	region: string;
	city: string;
}

export interface CityDatabase {
	/** @returns null for an address that is in no table, such as a local one */
	find(address: string): Promise<CityRecord | null>;
}

/** Neighboring ranges of addresses, in order. Each begins with a number and is at one place; 0 is nowhere. */
export interface Ranges {
	starts: number[];
	places: number[];
}

export interface PlacesTable {
	/** The first is for addresses that are nowhere. */
	records: (CityRecord | null)[];
	/** By the whole address. */
	v4: Ranges;
	/** By the first 48 bits, which a site of the internet has. */
	v6: Ranges;
}

const noTable: CityDatabase = { find: async () => null };

/**
 * Opens the table that the build makes of DB-IP's free list of cities (CC BY 4.0, attributed on the privacy and cookie
 * pages). It is read at the first lookup.
 * @param file undefined without a build, in development and in tests: then each address is in no table
 */
export function openCityDatabase(file: string | undefined): CityDatabase {
	if (!file) return noTable;
	let table: ReturnType<typeof decodePlaces> | undefined;
	const open = async () => {
		table ??= decodePlaces(await readFile(file));
		return table;
	};
	return {
		async find(address) {
			const { records, v4, v6 } = await open();
			const [ranges, number] = isIPv6(address) ? [v6, siteNumber(address)] : [v4, numberOfIPv4(address)];
			return records[placeOf(ranges, number)] ?? null;
		},
	};
}

/** The layout: three lengths, then the arrays from the widest to the narrowest numbers, then the records as JSON. */
export function encodePlaces({ records, v4, v6 }: PlacesTable): Uint8Array {
	const json = new TextEncoder().encode(JSON.stringify(records));
	const arrays = [
		Uint32Array.of(v4.starts.length, v6.starts.length, json.length, 0),
		Float64Array.from(v6.starts),
		Uint32Array.from(v4.starts),
		Uint16Array.from(v4.places),
		Uint16Array.from(v6.places),
		json,
	];
	if (records.length > 2 ** 16) throw new Error(`${records.length} places have no room in 16 bits`);
	return Buffer.concat(arrays.map(({ buffer, byteLength }) => new Uint8Array(buffer, 0, byteLength)));
}

function decodePlaces({ buffer, byteOffset }: Buffer) {
	let at = byteOffset;
	const take = <T extends { byteLength: number }>(view: T): T => {
		at += view.byteLength;
		return view;
	};
	const [count4 = 0, count6 = 0, jsonLength] = take(new Uint32Array(buffer, at, 4));
	const starts6 = take(new Float64Array(buffer, at, count6));
	const starts4 = take(new Uint32Array(buffer, at, count4));
	const places4 = take(new Uint16Array(buffer, at, count4));
	const places6 = take(new Uint16Array(buffer, at, count6));
	const records = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, at, jsonLength))) as (CityRecord | null)[];
	return { records, v4: { starts: starts4, places: places4 }, v6: { starts: starts6, places: places6 } };
}

/** The place of the last range that begins at or before this number. */
function placeOf({ starts, places }: { starts: ArrayLike<number>; places: ArrayLike<number> }, number: number): number {
	let [low, high] = [0, starts.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((starts[middle] as number) <= number) low = middle + 1;
		else high = middle;
	}
	return places[low - 1] ?? 0;
}

/** NaN, which is in no range, if it is no address. */
function numberOfIPv4(address: string): number {
	const bytes = address.split(".");
	return bytes.length === 4 ? bytes.reduce((number, byte) => number * 256 + Number(byte), 0) : Number.NaN;
}

/** The first 48 bits. */
function siteNumber(address: string): number {
	const [left = "", right = ""] = address.split("::");
	const [first, last] = [left, right].map((part) => (part === "" ? [] : part.split(":"))) as [string[], string[]];
	const groups = [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill("0"), ...last];
	return groups.slice(0, 3).reduce((number, group) => number * 65_536 + Number.parseInt(group, 16), 0);
}
