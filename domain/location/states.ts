import type { StateSlug } from "#domain/site/pages.ts";
import type { Locale } from "#i18n/locales.ts";

export interface State {
	abbr: string;
	/** The last part of the address of the state's page. */
	slug: StateSlug;
	names: Record<Locale, string>;
}

function state(abbr: string, slug: StateSlug, en: string, es = en, pt = en, ht = en): State {
	return { abbr, slug, names: { en, es, pt, ht } };
}

/** Where the agency holds a licence, by English name. Haitian Creole keeps the names that its speakers here use. */
export const licensedStates: readonly State[] = [
	state("AL", "alabama", "Alabama"),
	state("AZ", "arizona", "Arizona"),
	state("CA", "california", "California", "California", "Califórnia", "Kalifòni"),
	state("FL", "florida", "Florida", "Florida", "Flórida", "Florid"),
	state("GA", "georgia", "Georgia", "Georgia", "Geórgia", "Jòji"),
	state("IL", "illinois", "Illinois", "Illinois", "Illinois", "Ilinwa"),
	state("IN", "indiana", "Indiana"),
	state("IA", "iowa", "Iowa"),
	state("KY", "kentucky", "Kentucky"),
	state("LA", "louisiana", "Louisiana", "Luisiana", "Louisiana", "Lwizyàn"),
	state("MI", "michigan", "Michigan", "Míchigan"),
	state("MO", "missouri", "Missouri", "Misuri"),
	state("NJ", "new-jersey", "New Jersey", "Nueva Jersey", "Nova Jersey"),
	state("NC", "north-carolina", "North Carolina", "Carolina del Norte", "Carolina do Norte", "Kawolin dinò"),
	state("OH", "ohio", "Ohio"),
	state("PA", "pennsylvania", "Pennsylvania", "Pensilvania", "Pensilvânia", "Pennsilvani"),
	state("SC", "south-carolina", "South Carolina", "Carolina del Sur", "Carolina do Sul", "Kawolin disid"),
	state("TN", "tennessee", "Tennessee"),
	state("TX", "texas", "Texas", "Texas", "Texas", "Teksas"),
	state("WA", "washington", "Washington", "Washington", "Washington", "Wachintonn"),
	state("WI", "wisconsin", "Wisconsin"),
];

/** Where the agency has its office. */
export const headquartersState = "FL";
