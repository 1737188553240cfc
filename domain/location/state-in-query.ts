import { isJurisdiction } from "./jurisdictions.ts";

export const stateParameter = "state";

/** The state that a link names for the visitor; null if it names none. If there are several, the first one counts. */
export function stateInQuery(query: { get(name: string): string | null }): string | null {
	const state = query.get(stateParameter) ?? "";
	return isJurisdiction(state) ? state : null;
}
