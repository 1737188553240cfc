import type { Locale } from "#domain/locale/locales.ts";
import { type Jurisdiction, jurisdictions } from "#domain/location/jurisdictions.ts";
import { statesByName } from "#domain/location/state-names.ts";
import { type StateCompliance, slugOf } from "./state-compliance.ts";
import { complianceByCode, stateCompliance } from "./states.ts";

export interface LicensedState extends Jurisdiction {
	/** The last part of the URL of the state's page. */
	slug: string;
	isHeadquarters: boolean;
}

/** Where the agency holds a license, by English name. */
export const licensedStates: readonly LicensedState[] = jurisdictions.flatMap((jurisdiction) => {
	const record = complianceByCode(jurisdiction.abbr);
	if (record?.status !== "active") return [];
	return [{ ...jurisdiction, slug: slugOf(record), isHeadquarters: record.isHeadquarters }];
});

/** The same, sorted by their names in that language. */
export function licensedStatesByName(locale: Locale): LicensedState[] {
	return statesByName(locale).flatMap(({ code }) => licensedStates.find(({ abbr }) => abbr === code) ?? []);
}

/** Every record, sorted by the state's name in that language. Where the agency only recruits comes last. */
export function complianceByName(locale: Locale): StateCompliance[] {
	const isOther = ({ status }: StateCompliance) => Number(status !== "active");
	const codes = statesByName(locale).map(({ code }) => code);
	return stateCompliance.toSorted(
		(one, other) => isOther(one) - isOther(other) || codes.indexOf(one.code) - codes.indexOf(other.code),
	);
}

export const stateSlugs: readonly string[] = licensedStates.map(({ slug }) => slug);
