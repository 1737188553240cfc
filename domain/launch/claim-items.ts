import { type ClaimId, claimIds } from "../agency/claim-evidence.ts";
import type { Insurer } from "../agency/insurer.ts";
import type { Testimonial } from "../agency/testimonial.ts";
import { claimStanding } from "../claims/claim-standing.ts";
import type { ClaimRegister } from "../claims/claims.ts";
import { confirmedIds } from "../claims/confirmation.ts";
import type { TeamMember } from "../claims/team-member.ts";
import { confirmedTestimonials } from "../claims/testimonials.ts";
import type { RateTables } from "../rates/rate-table.ts";
import { peoplePath } from "../staff/people.ts";
import type { LaunchGap, LaunchItem } from "./launch-item.ts";

/** Records that are published one by one. */
export interface PublishedRecords {
	testimonials: readonly Testimonial[];
	/** The people whom visitors see. Null if nobody has read them: only a running site does. */
	team: readonly Pick<TeamMember, "name" | "permittedUntil">[] | null;
	insurers: readonly Insurer[];
}

export type PublishedId = keyof PublishedRecords;

/** None blocks: production withholds what is not proven. */
export function claimLaunchItems(
	register: ClaimRegister,
	{ testimonials, team, insurers }: PublishedRecords,
	{ rates, today }: { rates: RateTables; today: string },
): LaunchItem[] {
	const claim = (id: ClaimId | PublishedId, where: string, missing: LaunchGap | null): LaunchItem => ({
		id,
		area: "claims",
		effect: "opens",
		who: "admin",
		why: "claims",
		where,
		missing,
	});
	const published = (id: "testimonials" | "insurers", confirmed: readonly string[]): LaunchItem => ({
		...claim(id, `content/${id}.ts`, confirmed.length > 0 ? null : { code: "noneConfirmed" }),
		setting: { section: id, field: "name" },
	});
	return [
		...claimIds.map((id): LaunchItem => {
			const open: LaunchGap = { code: register[id].evidence ? "evidenceOpen" : "noEvidence" };
			// Prices still have no insurer's name if the evidence is about another table or policy.
			const isShown = claimStanding(id, { register, set: {}, rates, today }) === "shown";
			return {
				...claim(id, `content/claims.ts, ${id}`, isShown ? null : open),
				setting: { section: "claims", field: "proof", record: id },
			};
		}),
		published("testimonials", confirmedTestimonials(testimonials, today)),
		{ ...claim("team", peoplePath, teamGap(team)), who: "owner", page: peoplePath },
		published("insurers", confirmedIds(insurers, today)),
	];
}

function teamGap(team: PublishedRecords["team"]): LaunchGap | null {
	if (team === null) return { code: "unread" };
	return team.length > 0 ? null : { code: "noneConfirmed" };
}
