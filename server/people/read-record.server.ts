import { and, asc, eq, inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffLicenses, staffRecords } from "#database/schema.ts";
import { licensedStatesByName } from "#domain/compliance/licensed-states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { type LicenseStanding, licenseStanding, type StaffRecord } from "#domain/team/staff-record.ts";
import { formatDate } from "#i18n/format.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { isAwayAt } from "../staff/who-is-away.server.ts";

type RecordParts = Pick<Services, "clock" | "database">;

/** A license as admins see it. */
export interface LicenseRow {
	state: string;
	stateName: string;
	number: string;
	/** Formatted. */
	expires: string;
	standing: LicenseStanding;
}

/** Everything of somebody's record, and what its forms offer. */
export async function readStaffRecord({ clock, database }: RecordParts, userId: string, locale: Locale) {
	const [row] = await database.db.select().from(staffRecords).where(eq(staffRecords.userId, userId));
	const { isAway = false, languages = [], hours = {} } = row ?? {};
	const away = await whoIsAway(database.db, [userId], clock());
	const record: StaffRecord = { isAway, languages, hours };
	const licenses = await database.db
		.select()
		.from(staffLicenses)
		.where(eq(staffLicenses.userId, userId))
		.orderBy(asc(staffLicenses.state));
	const today = zonedTime(clock(), agency.timeZone).date;
	return {
		record,
		/** True also while a leave lasts. */
		isAwayNow: away.has(userId),
		licenses: licenses.map(
			({ state, number, expiresOn }): LicenseRow => ({
				state,
				stateName: jurisdictionName(state, locale) ?? state,
				number,
				expires: formatDate(locale, new Date(`${expiresOn}T12:00:00Z`), agency.timeZone),
				standing: licenseStanding({ expiresOn }, today),
			}),
		),
		states: licensedStatesByName(locale).map(({ abbr, names }) => ({ state: abbr, name: names[locale] })),
	};
}

/** A summary of these records for the list of people: who is away, and whose license ends soon. */
export async function summarizeRecords({ clock, database }: RecordParts, ids: string[]) {
	const standings = new Map<string, LicenseStanding>();
	if (ids.length === 0) return { away: new Set<string>(), standings };
	const { db } = database;
	const now = clock();
	const away = await whoIsAway(db, ids, now);
	const today = zonedTime(now, agency.timeZone).date;
	const licenses = await db
		.select()
		.from(staffLicenses)
		.where(inArray(staffLicenses.userId, ids))
		.orderBy(asc(staffLicenses.expiresOn));
	// The first one of each person ends first.
	for (const { userId, expiresOn } of licenses) {
		if (!standings.has(userId)) standings.set(userId, licenseStanding({ expiresOn }, today));
	}
	return { away, standings };
}

async function whoIsAway(db: Database, ids: readonly string[], now: Date): Promise<Set<string>> {
	const { userId } = staffRecords;
	const rows = await db
		.select({ userId })
		.from(staffRecords)
		.where(and(inArray(userId, [...ids]), isAwayAt(now)));
	return new Set(rows.map((row) => row.userId));
}
