import { jurisdictions } from "#domain/location/jurisdictions.ts";
import { assumedLocation, type UserLocation } from "#domain/location/user-location.ts";
import { cameThroughProxy } from "../platform/http/client-address.server.ts";
import type { Services } from "../services.server.ts";
import type { CityRecord } from "./city-database.server.ts";
import { placeFromHeaders } from "./region-headers.server.ts";

/** Territories have a country code of their own, which is also their postal abbreviation. */
const territories = ["AS", "GU", "MP", "PR", "VI"];

const stateOfName = new Map(jurisdictions.map(({ abbr, names }) => [names.en, abbr]));

/**
 * Where a visitor seems to be: as the delivery network in front says, else as the table of addresses says, else
 * Florida. The address goes nowhere else and is written down nowhere.
 */
export async function locateVisitor(
	{ cities, env, log }: Pick<Services, "cities" | "env" | "log">,
	headers: Headers,
	address: string,
): Promise<UserLocation> {
	const told = cameThroughProxy(headers.get("x-forwarded-for"), env.trustedProxies) ? placeFromHeaders(headers) : null;
	if (told) return toLocation(told);
	try {
		const found = await cities.find(address);
		return found ? toLocation(found) : assumedLocation("unknown_address");
	} catch (error) {
		log.error({ error }, "the table of cities could not be read");
		return assumedLocation("unreachable");
	}
}

function toLocation({ country, region, city }: CityRecord): UserLocation {
	if (territories.includes(country)) return { state: country, city: city || null, country: "US" };
	if (country !== "US") return { ...assumedLocation("outside_us"), city: city || null, country };
	const state = stateOfName.get(region) ?? region;
	return state.length === 2 ? { state, city: city || null, country } : assumedLocation("unknown_address");
}
