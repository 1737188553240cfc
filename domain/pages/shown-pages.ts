import { licensedStates } from "../compliance/licensed-states.ts";
import { type Page, pages } from "./page-registry.ts";

/** The page of a state is gone while the agency has no license there. */
export function isShownPage({ kind, slug }: Page): boolean {
	return kind !== "state" || licensedStates().some((state) => state.slug === slug);
}

/** The public pages that exist now. */
export function shownPages(): Page[] {
	return pages.filter(isShownPage);
}
