import { type ClaimRegister, claimIds, claimStatus, claimsInEffect } from "../claims/claims.ts";
import { confirmedTestimonials, type Testimonial } from "../claims/testimonials.ts";
import type { LaunchItem } from "./launch-item.ts";

/** None blocks: production withholds what is not proven. */
export function claimLaunchItems(
	register: ClaimRegister,
	testimonials: readonly Testimonial[],
	today: string,
): LaunchItem[] {
	const claims = claimsInEffect(register, true, today);
	const confirmed = confirmedTestimonials(testimonials, today);
	const claim = (id: string, what: string, where: string, missing: string | null): LaunchItem => ({
		id,
		area: "claims",
		what,
		where,
		why: "Without it the site does not say so, in any language.",
		blocks: false,
		missing,
	});
	return [
		...claimIds.map((id) => {
			const { says, needsPolicy, needsValue, evidence } = register[id];
			const parts = [needsPolicy && "insurer, form and approval", needsValue && "its number"].filter(Boolean);
			const what = `Evidence for: ${says}${parts.length > 0 ? ` (with ${parts.join(" and ")})` : ""}`;
			const problem = evidence ? "the evidence is incomplete, not yet approved or expired" : "no evidence";
			return claim(id, what, `content/claims.ts, ${id}`, claimStatus(claims, id) === "proven" ? null : problem);
		}),
		claim(
			"testimonials",
			"Testimonials of real clients, with a written permission that they confirmed within a year",
			"content/testimonials.ts",
			confirmed.length > 0 ? null : "no testimonial is confirmed",
		),
	];
}
