import { complianceByCode } from "./states.ts";

/** The state-based system of the National Association of Insurance Commissioners, in which many regulators keep licenses. */
const sharedLookup = (code: string) =>
	`https://sbs.naic.org/solar-external-lookup/lookup/licensee?jurisdiction=${code}`;

/** The regulators' own searches for a licensee. If we know of none, the link leads to their website. */
const lookups: Readonly<Record<string, string>> = {
	AL: sharedLookup("AL"),
	CA: "https://cdicloud.insurance.ca.gov/cal",
	FL: "https://licenseesearch.fldfs.com/",
	IA: sharedLookup("IA"),
	IL: sharedLookup("IL"),
	MO: sharedLookup("MO"),
	NC: sharedLookup("NC"),
	NJ: sharedLookup("NJ"),
	SC: sharedLookup("SC"),
	TN: sharedLookup("TN"),
	WI: sharedLookup("WI"),
};

/** Where anybody can look up a license in a state. @param code of a state with a record */
export function licenseLookup(code: string): string {
	return lookups[code] ?? complianceByCode(code)?.regulatoryAuthority.website ?? "https://content.naic.org/consumer";
}
