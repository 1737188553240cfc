import { isJurisdiction, jurisdictions } from "#domain/location/jurisdictions.ts";
import { assumedLocation, type UserLocation } from "#domain/location/user-location.ts";
import { cameThroughProxy } from "../platform/http/client-address.server.ts";
import type { Reception } from "../reception.server.ts";
import type { CityRecord } from "./city-database.server.ts";
import { placeFromHeaders } from "./region-headers.server.ts";

/** The country codes of the territories are also their postal abbreviations. */
export const territories = ["AS", "GU", "MP", "PR", "VI"];

const stateOfName = new Map(jurisdictions.map(({ abbr, names }) => [names.en, abbr]));

/**
 * Guesses where a visitor is: from the headers of the delivery network in front, else from the table of addresses, else
 * Florida. The address is neither passed on nor stored.
 */
export async function locateVisitor(
	{ cities, env, log }: Pick<Reception, "cities" | "env" | "log">,
	headers: Headers,
	address: string,
): Promise<UserLocation> {
	const { locationHeaders, trustedProxies } = env;
	const isTrusted = cameThroughProxy(headers.get("x-forwarded-for"), trustedProxies);
	const reported = isTrusted && locationHeaders && placeFromHeaders(headers, locationHeaders);
	if (reported) return toLocation(reported);
	try {
		const found = await cities.find(address);
		return found ? toLocation(found) : assumedLocation("unknown_address");
	} catch (error) {
		log.error({ error }, "the table of cities could not be read");
		return assumedLocation("unreachable");
	}
}

/** The state that a request seems to come from, as two letters. Null if that would be a guess, or isn't a state. */
export async function stateOfVisitor(...visit: Parameters<typeof locateVisitor>): Promise<string | null> {
	const { state, error } = await locateVisitor(...visit);
	return !error && isJurisdiction(state) ? state : null;
}

function toLocation({ country, region, city }: CityRecord): UserLocation {
	if (territories.includes(country)) return { state: country, city: city || null, country: "US" };
	if (country !== "US") return { ...assumedLocation("outside_us"), city: city || null, country };
	const state = stateOfName.get(region) ?? region;
	return state.length === 2 ? { state, city: city || null, country } : assumedLocation("unknown_address");
}
