import { headquartersState } from "./states.ts";

/**
 * Why a location is only assumed: the address is in no table, lies in another country, or nobody could be asked.
 * Nothing is said about state rules while one is set.
 */
export type LocationProblem = "unknown_address" | "outside_us" | "unreachable";

export interface UserLocation {
	/** Two letters. */
	state: string;
	city: string | null;
	country: string;
	error?: LocationProblem;
}

const homeCountry = "US";

/** Where a visitor is taken to be when nothing better is known. */
export function assumedLocation(error: LocationProblem): UserLocation {
	return { state: headquartersState, city: null, country: homeCountry, error };
}

/**
 * What the geolocation call answered, as far as it makes sense. What is missing or misshapen becomes Florida, United
 * States; an answer that names an error and no state counts as none.
 */
export function locationFromResponse(answer: unknown): UserLocation {
	const { state, city, country, error } = (typeof answer === "object" && answer !== null ? answer : {}) as Record<
		string,
		unknown
	>;
	if (typeof answer !== "object" || answer === null || (error && !state)) return assumedLocation("unreachable");
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
