import type { StateSlug } from "#domain/site/pages.ts";
import type { Locale } from "#i18n/locales.ts";
import { jurisdictions } from "./jurisdictions.ts";

export interface State {
	abbr: string;
	/** The last part of the address of the state's page. */
	slug: StateSlug;
	names: Record<Locale, string>;
}

function state(abbr: string, slug: StateSlug): State {
	const jurisdiction = jurisdictions.find((candidate) => candidate.abbr === abbr);
	if (!jurisdiction) throw new Error(`There is no state ${abbr}`);
	return { ...jurisdiction, slug };
}

/** The states where the agency is licensed, by English name. */
export const licensedStates: readonly State[] = [
	state("AL", "alabama"),
	state("AZ", "arizona"),
	state("CA", "california"),
	state("FL", "florida"),
	state("GA", "georgia"),
	state("IL", "illinois"),
	state("IN", "indiana"),
	state("IA", "iowa"),
	state("KY", "kentucky"),
	state("LA", "louisiana"),
	state("MI", "michigan"),
	state("MO", "missouri"),
	state("NJ", "new-jersey"),
	state("NC", "north-carolina"),
	state("OH", "ohio"),
	state("PA", "pennsylvania"),
	state("SC", "south-carolina"),
	state("TN", "tennessee"),
	state("TX", "texas"),
	state("WA", "washington"),
	state("WI", "wisconsin"),
];

/** The state of the agency's office. */
export const headquartersState = "FL";
