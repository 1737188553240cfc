import { sessionStore } from "./stores.ts";
import { continueVisit, type Visit } from "./visit.ts";

let pageId: string | undefined;

/** The visit of this tab. If the browser refuses storage, it lasts as long as the page. */
export function currentVisit(): Visit {
	return continueVisit(sessionStore, window.location.search, () => {
		pageId ??= crypto.randomUUID();
		return pageId;
	});
}
