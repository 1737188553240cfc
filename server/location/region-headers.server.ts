import type { CityRecord } from "./city-database.server.ts";

interface RegionHeaders {
	country: string;
	region: string;
	city: string;
}

/**
 * Where each delivery network writes the visitor's place. Cloudflare needs its managed transform "Add visitor location
 * headers", CloudFront an origin request policy with these headers, Fastly a snippet that sets these from
 * `client.geo`; Vercel sends its own unasked.
 */
const networks: readonly RegionHeaders[] = [
	{ country: "cf-ipcountry", region: "cf-region-code", city: "cf-ipcity" },
	{ country: "x-vercel-ip-country", region: "x-vercel-ip-country-region", city: "x-vercel-ip-city" },
	{
		country: "cloudfront-viewer-country",
		region: "cloudfront-viewer-country-region",
		city: "cloudfront-viewer-city",
	},
	{ country: "x-fastly-country-code", region: "x-fastly-region", city: "x-fastly-city" },
];

/** Told by a network that does not know, or by one that hides where its visitor is. */
const unknownCountries = ["XX", "T1"];

/**
 * The visitor's place as the delivery network in front says it. Anybody can write such headers, so this is asked only
 * of a request that came through a proxy we trust.
 * @returns null where no network said enough to tell the state
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
