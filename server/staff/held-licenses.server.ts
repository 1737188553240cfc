import { notInArray, type SQL } from "drizzle-orm";
import { staffLicenses } from "#database/schema.ts";
import { unlicensedStates } from "#domain/compliance/licenses-in-effect.ts";

/** Only licenses that somebody can sell with: nobody sells for an agency that has no license in that state. */
export function isHeldByAgency(): SQL {
	return notInArray(staffLicenses.state, [...unlicensedStates()]);
}
