import type { Locale } from "#domain/locale/locales.ts";

export interface Jurisdiction {
	/** The postal code of the state. */
	abbr: string;
	names: Record<Locale, string>;
}

function named(abbr: string, en: string, es = en, pt = en, ht = en): Jurisdiction {
	return { abbr, names: { en, es, pt, ht } };
}

/**
 * The fifty states and the District of Columbia, by English name. Haitian Creole uses the names that its speakers use
 * here.
 */
export const jurisdictions: readonly Jurisdiction[] = [
	named("AL", "Alabama"),
	named("AK", "Alaska", "Alaska", "Alasca"),
	named("AZ", "Arizona"),
	named("AR", "Arkansas"),
	named("CA", "California", "California", "Califórnia", "Kalifòni"),
	named("CO", "Colorado", "Colorado", "Colorado", "Kolorado"),
	named("CT", "Connecticut", "Connecticut", "Connecticut", "Konektikòt"),
	named("DE", "Delaware", "Delaware", "Delaware", "Delawè"),
	named("DC", "District of Columbia", "Distrito de Columbia", "Distrito de Colúmbia", "Distri Kolonbi"),
	named("FL", "Florida", "Florida", "Flórida", "Florid"),
	named("GA", "Georgia", "Georgia", "Geórgia", "Jòji"),
	named("HI", "Hawaii", "Hawái", "Havaí", "Awayi"),
	named("ID", "Idaho"),
	named("IL", "Illinois", "Illinois", "Illinois", "Ilinwa"),
	named("IN", "Indiana"),
	named("IA", "Iowa"),
	named("KS", "Kansas"),
	named("KY", "Kentucky"),
	named("LA", "Louisiana", "Luisiana", "Louisiana", "Lwizyàn"),
	named("ME", "Maine"),
	named("MD", "Maryland", "Maryland", "Maryland", "Mèrilann"),
	named("MA", "Massachusetts", "Massachusetts", "Massachusetts", "Masachousèt"),
	named("MI", "Michigan", "Míchigan"),
	named("MN", "Minnesota"),
	named("MS", "Mississippi", "Misisipi", "Mississippi", "Misisipi"),
	named("MO", "Missouri", "Misuri"),
	named("MT", "Montana"),
	named("NE", "Nebraska"),
	named("NV", "Nevada"),
	named("NH", "New Hampshire", "Nuevo Hampshire"),
	named("NJ", "New Jersey", "Nueva Jersey", "Nova Jersey"),
	named("NM", "New Mexico", "Nuevo México", "Novo México", "Nouvo Meksik"),
	named("NY", "New York", "Nueva York", "Nova York", "Nouyòk"),
	named("NC", "North Carolina", "Carolina del Norte", "Carolina do Norte", "Kawolin dinò"),
	named("ND", "North Dakota", "Dakota del Norte", "Dakota do Norte", "Dakota dinò"),
	named("OH", "Ohio"),
	named("OK", "Oklahoma"),
	named("OR", "Oregon", "Oregón", "Oregon", "Oregon"),
	named("PA", "Pennsylvania", "Pensilvania", "Pensilvânia", "Pennsilvani"),
	named("RI", "Rhode Island"),
	named("SC", "South Carolina", "Carolina del Sur", "Carolina do Sul", "Kawolin disid"),
	named("SD", "South Dakota", "Dakota del Sur", "Dakota do Sul", "Dakota disid"),
	named("TN", "Tennessee"),
	named("TX", "Texas", "Texas", "Texas", "Teksas"),
	named("UT", "Utah"),
	named("VT", "Vermont", "Vermont", "Vermont", "Vèmon"),
	named("VA", "Virginia", "Virginia", "Virgínia", "Vijini"),
	named("WA", "Washington", "Washington", "Washington", "Wachintonn"),
	named("WV", "West Virginia", "Virginia Occidental", "Virgínia Ocidental", "Vijini Lwès"),
	named("WI", "Wisconsin"),
	named("WY", "Wyoming"),
];

/** Where the agency has its office. */
export const headquartersState = "FL";

const byAbbr = new Map(jurisdictions.map((jurisdiction) => [jurisdiction.abbr, jurisdiction]));

export function isJurisdiction(abbr: string): boolean {
	return byAbbr.has(abbr);
}

/** @returns undefined if there is no such jurisdiction */
export function jurisdictionName(abbr: string, locale: Locale): string | undefined {
	return byAbbr.get(abbr)?.names[locale];
}
