import { isJurisdiction } from "./jurisdictions.ts";

export const stateParameter = "state";

/** The state that a link names for the visitor; null if it names none. Of several the first counts. */
export function stateInQuery(query: { get(name: string): string | null }): string | null {
	const state = query.get(stateParameter) ?? "";
	return isJurisdiction(state) ? state : null;
}
