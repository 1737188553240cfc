import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { withoutExpired } from "#domain/agency/without-expired.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { agency, contentFacts } from "./agency.ts";

/** What an admin has set, as it counts at a moment: a license that has expired by then is missing. */
export function factsInForce(set: SetFacts, now: Date): SetFacts {
	const licenses = set.licenses ?? contentFacts.licenses;
	const valid = withoutExpired(licenses, zonedTime(now, agency.timeZone).date);
	return valid === licenses ? set : { ...set, licenses: valid };
}
