import { eq, isNotNull } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffLicenses, staffRecords, userRoles } from "#database/schema.ts";
import type { StaffOnFile } from "#domain/claims/member-on-file.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { licenseStanding } from "#domain/team/staff-record.ts";
import type { Database } from "../platform/database/client.server.ts";
import { isAwayAt } from "../staff/who-is-away.server.ts";

/** The current records of the public team. An expired license is left out. */
export async function readStaffOnFile(db: Database, now: Date): Promise<StaffOnFile> {
	const today = zonedTime(now, agency.timeZone).date;
	const rows = await db
		.select({ record: staffRecords, isAway: isAwayAt(now), license: staffLicenses })
		.from(staffRecords)
		// A removed person has no role.
		.innerJoin(userRoles, eq(userRoles.user_id, staffRecords.userId))
		.leftJoin(staffLicenses, eq(staffLicenses.userId, staffRecords.userId))
		.where(isNotNull(staffRecords.memberId))
		.orderBy(staffRecords.memberId, staffLicenses.state);
	const members = Object.groupBy(rows, ({ record }) => record.memberId ?? "");
	return Object.fromEntries(
		Object.entries(members).flatMap(([id, ofMember = []]) => {
			const [first] = ofMember;
			if (!first) return [];
			const { isAway } = first;
			const { languages } = first.record;
			const licenses = ofMember.flatMap(({ license }) =>
				license && licenseStanding(license, today) !== "expired"
					? [{ state: license.state, number: license.number }]
					: [],
			);
			return [[id, { languages, licenses, isAway }]];
		}),
	);
}
