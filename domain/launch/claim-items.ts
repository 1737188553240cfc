import { type ClaimRegister, claimIds, claimStatus, claimsInEffect } from "../claims/claims.ts";
import { confirmedIds } from "../claims/confirmation.ts";
import { confirmedTestimonials, type Testimonial } from "../claims/testimonials.ts";
import type { Insurer } from "../insurers/insurer.ts";
import type { TeamMember } from "../team/team-member.ts";
import type { LaunchItem } from "./launch-item.ts";

/** Records that are published one by one. */
export interface PublishedRecords {
	testimonials: readonly Testimonial[];
	team: readonly TeamMember[];
	insurers: readonly Insurer[];
}

/** None blocks: production withholds what is not proven. */
export function claimLaunchItems(
	register: ClaimRegister,
	{ testimonials, team, insurers }: PublishedRecords,
	today: string,
): LaunchItem[] {
	const claims = claimsInEffect(register, true, today);
	const confirmed = confirmedTestimonials(testimonials, today);
	const claim = (id: string, what: string, where: string, missing: string | null): LaunchItem => ({
		id,
		area: "claims",
		what,
		where,
		why: "Without it, the site doesn't say so in any language.",
		blocks: false,
		missing,
	});
	return [
		...claimIds.map((id) => {
			const { says, needsPolicy, needsValue, evidence } = register[id];
			const parts = [needsPolicy && "insurer, form and approval", needsValue && "its number"].filter(Boolean);
			const what = `Evidence for: ${says}${parts.length > 0 ? ` (with ${parts.join(" and ")})` : ""}`;
			const problem = evidence ? "the evidence is incomplete, expired or not yet approved" : "no evidence";
			return claim(id, what, `content/claims.ts, ${id}`, claimStatus(claims, id) === "proven" ? null : problem);
		}),
		claim(
			"testimonials",
			"Testimonials from real clients, with written permission confirmed within the last year",
			"content/testimonials.ts",
			confirmed.length > 0 ? null : "no testimonial is confirmed",
		),
		claim(
			"team",
			"The agency's people, with written permission confirmed within the last year and a license checked then",
			"content/team.ts",
			confirmedIds(team, today).length > 0 ? null : "no one is confirmed",
		),
		claim(
			"insurers",
			"The insurers that appointed the agency, with the letter and a rating checked within the last year",
			"content/insurers.ts",
			confirmedIds(insurers, today).length > 0 ? null : "no insurer is confirmed",
		),
	];
}
