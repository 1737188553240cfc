import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCityDatabase } from "#server/location/city-database.server.ts";
import { routesApp } from "#tests/support/edge.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { placesFile } from "../../../scripts/places/places-table.ts";
import * as geolocation from "./geolocation.ts";

/** Universities and carriers that have held these addresses for decades. */
const addresses = {
	tampa: "131.247.1.1",
	sunriseFlorida: "169.139.1.1",
	apopkaFlorida: "2603:9000::1",
	austin: "128.83.1.1",
	houston: "2601:2c0::1",
	newYork: "128.59.1.1",
	eugeneOregon: "128.223.1.1",
	portlandOregon: "131.252.1.1",
	puertoRico: "136.145.1.1",
	london: "81.2.69.142",
	localNetwork: "10.0.0.1",
};

describe.each(ruleKinds)("the place of a visitor on %s", (kind) => {
	let direct: TestServices;
	let behindProxy: TestServices;
	beforeAll(async () => {
		direct = await openTestServices(kind);
		behindProxy = await openTestServices(kind, { TRUSTED_PROXIES: "1" });
		behindProxy.cities = openCityDatabase(await placesFile());
	});
	afterAll(() => Promise.all([direct.close(), behindProxy.close()]));

	async function locate(services: TestServices, headers: Record<string, string>) {
		const response = await routesApp(services, { "functions/geolocation": geolocation }).request(
			"/functions/geolocation",
			{ headers },
		);
		expect(response.headers.get("cache-control")).toBe("no-store");
		return response.json();
	}
	type Network = NonNullable<TestServices["env"]["locationHeaders"]>;
	const trusting = (services: TestServices, locationHeaders: Network) => ({
		...services,
		env: { ...services.env, locationHeaders },
	});
	const from = (address: string, headers: Record<string, string> = {}, network: Network = "cloudflare") =>
		locate(trusting(behindProxy, network), { "x-forwarded-for": address, ...headers });

	test.each([
		["tampa", { state: "FL", city: "Tampa", country: "US" }],
		["sunriseFlorida", { state: "FL", city: "Sunrise", country: "US" }],
		["apopkaFlorida", { state: "FL", city: "Apopka", country: "US" }],
		["austin", { state: "TX", city: "Austin", country: "US" }],
		["houston", { state: "TX", city: "Houston", country: "US" }],
		["newYork", { state: "NY", city: "New York", country: "US" }],
		["eugeneOregon", { state: "OR", city: "Eugene", country: "US" }],
		["portlandOregon", { state: "OR", city: "Portland", country: "US" }],
		["puertoRico", { state: "PR", city: "San Juan", country: "US" }],
		["london", { state: "FL", city: null, country: "GB", error: "outside_us" }],
		["localNetwork", { state: "FL", city: null, country: "US", error: "unknown_address" }],
	] as const)("%s", async (name, place) => {
		expect(await from(addresses[name])).toEqual(place);
	});

	test.each<[Network, Record<string, string>, city: string]>([
		["cloudflare", { "cf-ipcountry": "US", "cf-region-code": "TX", "cf-ipcity": "Dallas" }, "Dallas"],
		[
			"vercel",
			{ "x-vercel-ip-country": "US", "x-vercel-ip-country-region": "TX", "x-vercel-ip-city": "Fort%20Worth" },
			"Fort Worth",
		],
		[
			"cloudfront",
			{
				"cloudfront-viewer-country": "US",
				"cloudfront-viewer-country-region": "TX",
				"cloudfront-viewer-city": "El Paso",
			},
			"El Paso",
		],
		["fastly", { "x-fastly-country-code": "us", "x-fastly-region": "tx", "x-fastly-city": "waco" }, "waco"],
	])("%s knows better than the table", async (network, headers, city) => {
		expect(await from(addresses.tampa, headers, network)).toEqual({ state: "TX", city, country: "US" });
		const other = network === "fastly" ? "vercel" : "fastly";
		expect(await from(addresses.tampa, headers, other), "if it is the one in front").toMatchObject({ state: "FL" });
		const nobody = await locate(behindProxy, { "x-forwarded-for": addresses.tampa, ...headers });
		expect(nobody, "and is named").toMatchObject({ state: "FL" });
		const around = trusting(direct, network);
		expect(await locate(around, headers), "but anybody can write its headers").toEqual({
			state: "FL",
			city: null,
			country: "US",
			error: "unknown_address",
		});
		expect(await locate(around, { ...headers, "x-forwarded-for": addresses.newYork })).toMatchObject({ state: "FL" });
		expect(await locate(trusting(behindProxy, network), headers), "who comes around the proxy").toMatchObject({
			error: "unknown_address",
		});
	});

	test.each([
		["no state", { "cf-ipcountry": "US" }],
		["an unknown country", { "cf-ipcountry": "XX", "cf-region-code": "TX" }],
		["a state that is none", { "cf-ipcountry": "US", "cf-region-code": "<b>" }],
	])("ignores a network that reports %s", async (_name, headers) => {
		expect(await from(addresses.eugeneOregon, headers)).toMatchObject({ state: "OR" });
	});

	test.each([
		["%00", null],
		["Tampa%00", null],
		["%3Cb%3EBank%20notice%3C/b%3E%20visit%20https://evil.example", null],
		["evil.example/path", null],
		["a".repeat(61), null],
		["St.%20John's", "St. John's"],
		["S%C3%A3o%20Paulo", "São Paulo"],
		["Port-au-Prince", "Port-au-Prince"],
	])("of the city %j only a name is believed", async (sent, city) => {
		const headers = { "cf-ipcountry": "US", "cf-region-code": "TX", "cf-ipcity": sent };
		expect(await from(addresses.tampa, headers)).toEqual({ state: "TX", city, country: "US" });
	});

	test("a network's headers may name another country", async () => {
		const headers = { "cf-ipcountry": "HT", "cf-region-code": "OU", "cf-ipcity": "%E0%A4%A" };
		expect(await from(addresses.tampa, headers)).toEqual({
			state: "FL",
			city: null,
			country: "HT",
			error: "outside_us",
		});
	});

	test("an address is limited", async () => {
		behindProxy.setNow(new Date(behindProxy.clock().getTime() + 10 * 60_000));
		const app = routesApp(behindProxy, { "functions/geolocation": geolocation });
		const ask = async () =>
			(await app.request("/functions/geolocation", { headers: { "x-forwarded-for": addresses.austin } })).status;
		const statuses: number[] = [];
		for (let asked = 0; asked < 122; asked++) statuses.push(await ask());
		expect(statuses.filter((status) => status === 200)).toHaveLength(120);
		expect(statuses.slice(120)).toEqual([429, 429]);
		expect(await from(addresses.tampa)).toMatchObject({ state: "FL" });
	});
});
