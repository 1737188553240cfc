import { agency } from "#content/agency.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { Candidate } from "#domain/routing/rule-facts.ts";
import { licenseStanding } from "#domain/team/staff-record.ts";
import { readCandidates } from "../lead-desk/routing/read-candidates.server.ts";
import { readRules } from "../lead-desk/routing/routing-rules.server.ts";
import type { Services } from "../services.server.ts";

/** What routing needs to know of somebody, and which of it is on file. */
export interface Standing extends Pick<Candidate, "userId" | "name" | "role"> {
	/** False for an admin who doesn't take part in routing: such a record may stay empty. */
	worksLeads: boolean;
	hasLicense: boolean;
	hasLanguages: boolean;
	hasHours: boolean;
}

/** How everybody who works leads stands with routing, and whether it is on. */
export async function readStandings({ clock, database: { db } }: Pick<Services, "clock" | "database">) {
	const now = clock();
	const today = zonedTime(now, agency.timeZone).date;
	const rules = await readRules(db);
	const candidates = await readCandidates(db, now);
	const participants = new Set(rules?.rules.people.map(({ userId }) => userId));
	return {
		isRoutingOn: rules?.isOn ?? false,
		standings: candidates.map(
			({ userId, name, role, licenses, languages, hours }): Standing => ({
				userId,
				name,
				role,
				worksLeads: role !== "admin" || participants.has(userId),
				hasLicense: licenses.some((license) => licenseStanding(license, today) !== "expired"),
				hasLanguages: languages.length > 0,
				hasHours: Object.keys(hours).length > 0,
			}),
		),
	};
}

/** True if somebody who works leads has no valid license or no hours on file. */
export function isIncomplete({ worksLeads, hasLicense, hasHours }: Standing): boolean {
	return worksLeads && !(hasLicense && hasHours);
}
