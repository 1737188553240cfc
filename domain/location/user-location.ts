import { headquartersState } from "./jurisdictions.ts";

/**
 * Why a location is only assumed: the IP address is unknown or abroad, or the lookup failed. While it is set, the
 * site says nothing about state rules.
 */
export type LocationProblem = "unknown_address" | "outside_us" | "unreachable";

export interface UserLocation {
	/** Two letters. */
	state: string;
	city: string | null;
	country: string;
	error?: LocationProblem;
	/** True if the visitor stated it. A state that was only found is shown, but refuses nothing. */
	isStated?: true;
}

const homeCountry = "US";

/** @param state two letters */
export function statedLocation(state: string): UserLocation {
	return { state, city: null, country: homeCountry, isStated: true };
}

/** The default location. */
export function assumedLocation(error: LocationProblem): UserLocation {
	return { state: headquartersState, city: null, country: homeCountry, error };
}

/**
 * Reads the geolocation response. A missing or malformed field becomes Florida, United States. A response with an
 * error and no state counts as a failure.
 */
export function locationFromResponse(response: unknown): UserLocation {
	if (typeof response !== "object" || response === null) return assumedLocation("unreachable");
	const { state, city, country, error } = response as Record<string, unknown>;
	if (error && !state) return assumedLocation("unreachable");
	return {
		state: typeof state === "string" && state.length === 2 ? state : headquartersState,
		city: typeof city === "string" && city !== "" ? city : null,
		country: typeof country === "string" && country !== "" ? country : homeCountry,
		...(error ? { error: knownProblem(error) } : {}),
	};
}

function knownProblem(error: unknown): LocationProblem {
	return error === "outside_us" || error === "unknown_address" ? error : "unreachable";
}
