import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import { territories } from "./locate-visitor.server.ts";

export type Place = Pick<UserLocation, "state" | "city" | "country">;

/** "Tampa, Florida"; abroad "Lima, Peru". Null if nothing of it has a name. */
export function nameOfPlace(locale: Locale, { state, city, country }: Place): string | null {
	const region =
		(country === "US" && jurisdictionName(state, locale)) ||
		nameOfCountry(locale, territories.includes(state) && country === "US" ? state : country);
	return [city, region].filter(Boolean).join(", ") || null;
}

function nameOfCountry(locale: Locale, code: string): string | undefined {
	if (!/^[A-Z]{2}$/.test(code)) return undefined;
	return new Intl.DisplayNames([intlLocales[locale]], { type: "region", fallback: "none" }).of(code);
}
