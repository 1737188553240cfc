import { continueVisit, type Visit } from "./visit.ts";

let withoutStorage: Visit | undefined;

/** The visit of this tab; a browser that refuses storage gets one for as long as the page lives. */
export function currentVisit(): Visit {
	const newId = () => crypto.randomUUID();
	try {
		return continueVisit(window.sessionStorage, window.location.search, newId);
	} catch {
		withoutStorage ??= continueVisit({ getItem: () => null, setItem: () => {} }, window.location.search, newId);
		return withoutStorage;
	}
}
