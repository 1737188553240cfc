import { asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { agency } from "#content/agency.ts";
import { blogImages, publicProfiles, staffLicenses, staffRecords, userRoles } from "#database/schema.ts";
import { imagePath } from "#domain/blog/image-address.ts";
import { confirmedUntil } from "#domain/claims/confirmation.ts";
import type { TeamMember } from "#domain/claims/team-member.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { hiddenReason, type ProfilePhoto, profileSchema } from "#domain/team/public-profile.ts";
import { licenseStanding } from "#domain/team/staff-record.ts";
import type { Database } from "../platform/database/client.server.ts";
import { publicIdOf } from "../platform/public-id.server.ts";
import { isAwayAt } from "../staff/who-is-away.server.ts";

/**
 * The people whom visitors see, in their order. An expired license is left out. Whether somebody still has the one that their title
 * needs depends on the agency's licenses, too, so that is asked where they are shown.
 */
export async function readPublishedTeam(db: Database, now: Date): Promise<TeamMember[]> {
	const today = zonedTime(now, agency.timeZone).date;
	const newest = db
		.selectDistinctOn([publicProfiles.userId])
		.from(publicProfiles)
		.orderBy(publicProfiles.userId, desc(publicProfiles.version))
		.as("newest");
	const rows = await db
		.select({
			userId: newest.userId,
			value: newest.value,
			role: userRoles.role,
			languages: staffRecords.languages,
			isAway: isAwayAt(now),
			license: staffLicenses,
			hasFiles: isNotNull(blogImages.encodedAt),
		})
		.from(newest)
		// A removed person has no role.
		.innerJoin(userRoles, eq(userRoles.user_id, newest.userId))
		.leftJoin(staffRecords, eq(staffRecords.userId, newest.userId))
		.leftJoin(blogImages, sql`${blogImages.id}::text = ${newest.value} -> 'photo' ->> 'imageId'`)
		.leftJoin(staffLicenses, eq(staffLicenses.userId, newest.userId))
		.orderBy(asc(newest.userId), asc(staffLicenses.state));
	const people = Map.groupBy(rows, ({ userId }) => userId);
	const shown = [...people].flatMap(([userId, ofPerson]) => {
		const [first] = ofPerson;
		const profile = v.safeParse(profileSchema, first?.value);
		if (!first || !profile.success) return [];
		const { order, name, title, ownTitle, bio, npn, permission, photo } = profile.output;
		const languages = first.languages ?? [];
		const person = { mayOpenDashboard: mayOpenDashboard(first.role), languages, isLicensed: true };
		if (hiddenReason(profile.output, person, today) !== null || !permission) return [];
		const licenses = ofPerson.flatMap(({ license }) =>
			license && licenseStanding(license, today) !== "expired"
				? [{ state: license.state, number: license.number }]
				: [],
		);
		const member: TeamMember = {
			id: publicIdOf(userId),
			name,
			title,
			ownTitle,
			bio,
			npn,
			languages,
			licenses,
			isAway: first.isAway,
			// Its files may still be made.
			portrait: photo && first.hasFiles ? portraitOf(photo) : null,
			permittedUntil: confirmedUntil(permission),
		};
		return [{ order, member }];
	});
	return shown
		.sort((a, b) => a.order - b.order || a.member.name.localeCompare(b.member.name, "en"))
		.map(({ member }) => member);
}

function portraitOf(photo: ProfilePhoto): TeamMember["portrait"] {
	const { imageId } = photo;
	return { web: imagePath(imageId, 384, "jpeg"), email: imagePath(imageId, 192, "jpeg"), photo };
}
