import { isHeldLicense } from "../compliance/licenses-in-effect.ts";
import { headquartersState } from "../location/jurisdictions.ts";
import { type CitySlug, citySlugs } from "../site/pages.ts";

/** The cities that have a page now. They are in the home state, and sell there: without its license, none has one. */
export function shownCities(): readonly CitySlug[] {
	return isHeldLicense(headquartersState) ? citySlugs : [];
}
