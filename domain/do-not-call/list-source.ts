import { isJurisdiction } from "../location/jurisdictions.ts";

/**
 * The source of a check: the national registry, a state's list, a service that checks several lists, or a person who looked
 * at all lists.
 */
export type ListSource = "national" | "service" | "person" | `state:${string}`;

/** @returns the source of an uploaded list; null if the fields name none */
export function readListSource(source: unknown, state: unknown): ListSource | null {
	if (source === "national") return "national";
	return source === "state" && typeof state === "string" && isJurisdiction(state) ? `state:${state}` : null;
}

/** The state whose list it is; null for other sources. */
export function stateOfSource(source: string): string | null {
	return source.startsWith("state:") ? source.slice("state:".length) : null;
}
