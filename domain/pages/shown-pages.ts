import { licensedStates } from "../compliance/licensed-states.ts";
import { isOneOf } from "../site/pages.ts";
import { type Page, pages } from "./page-registry.ts";
import { shownCities } from "./shown-cities.ts";

/** The page of a state, and those of the cities in it, are gone while the agency has no license there. */
export function isShownPage({ kind, slug }: Page): boolean {
	if (kind === "location") return isOneOf(shownCities(), slug);
	return kind !== "state" || licensedStates().some((state) => state.slug === slug);
}

/** The public pages that exist now. */
export function shownPages(): Page[] {
	return pages.filter(isShownPage);
}
