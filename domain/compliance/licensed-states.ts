import type { Locale } from "#domain/locale/locales.ts";
import { type Jurisdiction, jurisdictions } from "#domain/location/jurisdictions.ts";
import { statesByName } from "#domain/location/state-names.ts";
import { isHeldLicense } from "./licenses-in-effect.ts";
import { type StateCompliance, slugOf } from "./state-compliance.ts";
import { recordedStates, stateCompliance } from "./states.ts";

export interface LicensedState extends Jurisdiction {
	/** The last part of the URL of the state's page. */
	slug: string;
	isHeadquarters: boolean;
}

/** Where the agency sells as long as it holds a license, by English name. Each has a page, which is gone without the license. */
export const licensableStates: readonly LicensedState[] = jurisdictions.flatMap((jurisdiction) => {
	const record = recordedStates.find(({ code }) => code === jurisdiction.abbr);
	if (record?.status !== "active") return [];
	return [{ ...jurisdiction, slug: slugOf(record), isHeadquarters: record.isHeadquarters }];
});

/** Where it holds one now. */
export function licensedStates(): LicensedState[] {
	return licensableStates.filter(({ abbr }) => isHeldLicense(abbr));
}

/** The same, sorted by their names in that language. */
export function licensedStatesByName(locale: Locale): LicensedState[] {
	const licensed = licensedStates();
	return statesByName(locale).flatMap(({ code }) => licensed.find(({ abbr }) => abbr === code) ?? []);
}

/** Every record, sorted by the state's name in that language. Where the agency only recruits comes last. */
export function complianceByName(locale: Locale): StateCompliance[] {
	const isOther = ({ status }: StateCompliance) => Number(status !== "active");
	const codes = statesByName(locale).map(({ code }) => code);
	return stateCompliance().toSorted(
		(one, other) => isOther(one) - isOther(other) || codes.indexOf(one.code) - codes.indexOf(other.code),
	);
}

export const stateSlugs: readonly string[] = licensableStates.map(({ slug }) => slug);
