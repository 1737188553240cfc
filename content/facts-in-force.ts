import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { withoutExpired } from "#domain/agency/without-expired.ts";
import { confirmedRecords } from "#domain/claims/confirmation.ts";
import { permittedTestimonials } from "#domain/claims/testimonials.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { agency, contentFacts } from "./agency.ts";

/**
 * What an admin has set, as it counts at a moment: a license that has expired by then is missing, and so are a testimonial
 * without a permission that counts and an insurer that nobody has confirmed. Evidence for claims stays: `claimsAt` judges it.
 */
export function factsInForce(set: SetFacts, now: Date): SetFacts {
	const licenses = set.licenses ?? contentFacts.licenses;
	const today = zonedTime(now, agency.timeZone).date;
	const valid = withoutExpired(licenses, today);
	const testimonials = set.testimonials && permittedTestimonials(set.testimonials, today);
	const insurers = set.insurers && confirmedRecords(set.insurers, today);
	if (valid === licenses && testimonials === set.testimonials && insurers === set.insurers) return set;
	return {
		...set,
		...(valid !== licenses && { licenses: valid }),
		...(testimonials && { testimonials }),
		...(insurers && { insurers }),
	};
}
