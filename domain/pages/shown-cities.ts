import { officeCity } from "../agency/office-city.ts";
import { isHeldLicense } from "../compliance/licenses-in-effect.ts";
import { headquartersState } from "../location/jurisdictions.ts";
import { type CitySlug, cityNames, citySlugs } from "../site/pages.ts";

/** The city whose page says that the office is there. */
export const homeCity = "sarasota" satisfies CitySlug;

/**
 * The cities that have a page now. They are in the home state, and sell there: without its license, none has one. That of the
 * office's city is about an office there, so it goes when the office moves.
 */
export function shownCities(): readonly CitySlug[] {
	if (!isHeldLicense(headquartersState)) return [];
	const office = officeCity();
	const hasMoved = office !== null && !isCity(homeCity, office);
	return hasMoved ? citySlugs.filter((slug) => slug !== homeCity) : citySlugs;
}

/** True if this is the city's name, however it is written. */
export function isCity(slug: CitySlug, name: string): boolean {
	return cityNames[slug].localeCompare(name, "en", { sensitivity: "base", ignorePunctuation: true }) === 0;
}
