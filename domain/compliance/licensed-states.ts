import { type Jurisdiction, jurisdictions } from "#domain/location/jurisdictions.ts";
import { slugOf } from "./state-compliance.ts";
import { complianceByCode } from "./states.ts";

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

export const stateSlugs: readonly string[] = licensedStates.map(({ slug }) => slug);
