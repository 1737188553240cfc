import type { Locale } from "#domain/locale/locales.ts";
import { homeCity, isCity } from "#domain/pages/shown-cities.ts";
import type { CitySlug } from "#domain/site/pages.ts";
import { agency } from "./agency.ts";
import { pageCopy } from "./library.server.ts";
import type { LocationsContent } from "./schema.ts";

/**
 * The copy of a city. All but the home city's say that there is no office. If an admin has moved the office to one of them, how
 * to meet is said there as the home city says it.
 */
export function cityCopy(locale: Locale, city: CitySlug): LocationsContent["cities"][CitySlug] {
	const { cities } = pageCopy(locale, "location", city);
	const copy = cities[city];
	if (city === homeCity || !isCity(city, agency.address.city)) return copy;
	const atOffice = cities[homeCity].facts[1];
	return { ...copy, facts: copy.facts.map((fact) => (fact.title === atOffice?.title ? atOffice : fact)) };
}
