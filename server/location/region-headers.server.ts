import type { CityRecord } from "./city-database.server.ts";

/**
 * The headers in which each delivery network sends the visitor's place. Cloudflare needs its managed transform "Add visitor location
 * headers", CloudFront an origin request policy with these headers, Fastly a snippet that sets these from
 * `client.geo`; Vercel sends its own without configuration.
 */
const headersOf = {
	cloudflare: { country: "cf-ipcountry", region: "cf-region-code", city: "cf-ipcity" },
	vercel: { country: "x-vercel-ip-country", region: "x-vercel-ip-country-region", city: "x-vercel-ip-city" },
	cloudfront: {
		country: "cloudfront-viewer-country",
		region: "cloudfront-viewer-country-region",
		city: "cloudfront-viewer-city",
	},
	fastly: { country: "x-fastly-country-code", region: "x-fastly-region", city: "x-fastly-city" },
} as const satisfies Record<string, CityRecord>;

/** Sent when the network does not know the country, or hides it. */
const unknownCountries = ["XX", "T1"];

/**
 * Reads the visitor's place from the headers of the delivery network in front. Anybody can send such headers, and most
 * proxies pass them on, so only those of the configured network count, and only on requests that came through a trusted
 * proxy.
 * @returns null if they don't name the state
 */
export function placeFromHeaders(headers: Headers, network: keyof typeof headersOf): CityRecord | null {
	const names = headersOf[network];
	const country = headers.get(names.country)?.trim().toUpperCase() ?? "";
	const region = headers.get(names.region)?.trim().toUpperCase() ?? "";
	if (!/^[A-Z]{2}$/.test(country) || unknownCountries.includes(country)) return null;
	if (country === "US" && !/^[A-Z]{2}$/.test(region)) return null;
	return {
		country,
		region: /^[A-Z\d]{1,3}$/.test(region) ? region : "",
		city: nameOfCity(headers.get(names.city) ?? ""),
	};
}

/** Empty unless it can be a name: the emails that warn the owner of an account repeat it. Vercel writes `S%C3%A3o%20Paulo`. */
function nameOfCity(sent: string): string {
	try {
		const [name = ""] = /^[\p{L}\p{M} .'’-]{1,60}$/u.exec(decodeURIComponent(sent).trim()) ?? [];
		return name;
	} catch {
		return "";
	}
}
