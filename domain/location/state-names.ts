import type { Locale } from "#i18n/locales.ts";
import { licensedStates } from "./states.ts";

type Names = Record<Locale, string>;

function names(en: string, es = en, pt = en, ht = en): Names {
	return { en, es, pt, ht };
}

/** Fifty states and the District of Columbia by postal code. Where the agency is licensed, the names are those of its list. */
const namesByCode: Readonly<Record<string, Names>> = {
	...Object.fromEntries(licensedStates.map(({ abbr, names }) => [abbr, names])),
	AK: names("Alaska", "Alaska", "Alasca"),
	AR: names("Arkansas"),
	CO: names("Colorado"),
	CT: names("Connecticut"),
	DE: names("Delaware"),
	DC: names("District of Columbia", "Distrito de Columbia", "Distrito de Colúmbia", "Distri Columbia"),
	HI: names("Hawaii", "Hawái", "Havaí"),
	ID: names("Idaho"),
	KS: names("Kansas"),
	ME: names("Maine"),
	MD: names("Maryland"),
	MA: names("Massachusetts", "Massachusetts", "Massachusetts", "Masachousèt"),
	MN: names("Minnesota"),
	MS: names("Mississippi", "Misisipi", "Mississippi"),
	MT: names("Montana"),
	NE: names("Nebraska"),
	NV: names("Nevada"),
	NH: names("New Hampshire", "Nuevo Hampshire"),
	NM: names("New Mexico", "Nuevo México", "Novo México"),
	NY: names("New York", "Nueva York", "Nova York", "Nouyòk"),
	ND: names("North Dakota", "Dakota del Norte", "Dakota do Norte"),
	OK: names("Oklahoma"),
	OR: names("Oregon", "Oregón"),
	RI: names("Rhode Island"),
	SD: names("South Dakota", "Dakota del Sur", "Dakota do Sul"),
	UT: names("Utah"),
	VT: names("Vermont"),
	VA: names("Virginia", "Virginia", "Virgínia"),
	WV: names("West Virginia", "Virginia Occidental", "Virgínia Ocidental"),
	WY: names("Wyoming"),
};

export function stateName(locale: Locale, code: string): string | undefined {
	return namesByCode[code]?.[locale];
}

/** Every state, in the order of its names in that language. */
export function statesByName(locale: Locale): { code: string; name: string }[] {
	return Object.entries(namesByCode)
		.map(([code, names]) => ({ code, name: names[locale] }))
		.sort((a, b) => plainLetters(a.name).localeCompare(plainLetters(b.name), "en"));
}

/** Accents do not change where a name stands in a list. */
function plainLetters(name: string): string {
	return name.normalize("NFD").replace(/\p{Diacritic}/gu, "");
}
