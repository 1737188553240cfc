import type { CityRecord } from "./city-database.server.ts";

/**
 * The headers in which each delivery network sends the visitor's place. Cloudflare needs its managed transform "Add visitor location
 * headers", CloudFront an origin request policy with these headers, Fastly a snippet that sets these from
 * `client.geo`; Vercel sends its own without configuration.
 */
const networks: readonly CityRecord[] = [
	{ country: "cf-ipcountry", region: "cf-region-code", city: "cf-ipcity" },
	{ country: "x-vercel-ip-country", region: "x-vercel-ip-country-region", city: "x-vercel-ip-city" },
	{
		country: "cloudfront-viewer-country",
		region: "cloudfront-viewer-country-region",
		city: "cloudfront-viewer-city",
	},
	{ country: "x-fastly-country-code", region: "x-fastly-region", city: "x-fastly-city" },
];

/** Sent when the network does not know the country, or hides it. */
const unknownCountries = ["XX", "T1"];

/**
 * Reads the visitor's place from the delivery network's headers. Anybody can send such headers, so call this only for
 * requests that came through a trusted proxy.
 * @returns null if no network's headers name the state
 */
export function placeFromHeaders(headers: Headers): CityRecord | null {
	for (const names of networks) {
		const country = headers.get(names.country)?.trim().toUpperCase() ?? "";
		const region = headers.get(names.region)?.trim().toUpperCase() ?? "";
		if (!/^[A-Z]{2}$/.test(country) || unknownCountries.includes(country)) continue;
		if (country === "US" && !/^[A-Z]{2}$/.test(region)) continue;
		return { country, region, city: decoded(headers.get(names.city) ?? "") };
	}
	return null;
}

/** Vercel writes `S%C3%A3o%20Paulo`. */
function decoded(city: string): string {
	try {
		return decodeURIComponent(city).slice(0, 100);
	} catch {
		return "";
	}
}
