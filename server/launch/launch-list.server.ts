import { agency, contentFacts } from "#content/agency.ts";
import { claimsRegister } from "#content/claims.ts";
import dates from "#content/dates.json" with { type: "json" };
import { replacedFacts } from "#content/facts-in-effect.ts";
import { insurers } from "#content/insurers.ts";
import { launchRecords } from "#content/launch-records.ts";
import { rateTables } from "#content/rates.ts";
import { testimonials } from "#content/testimonials.ts";
import { registerWith } from "#domain/claims/claims.ts";
import type { TeamMember } from "#domain/claims/team-member.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { unlicensedStates } from "#domain/compliance/licenses-in-effect.ts";
import { allStateFacts } from "#domain/compliance/state-law.ts";
import { type AttestedId, attestedLaunchItems } from "#domain/launch/attested-items.ts";
import { claimLaunchItems } from "#domain/launch/claim-items.ts";
import { type Ending, type EndingSources, endsSoon } from "#domain/launch/ends-soon.ts";
import { type LaunchItem, launchAreas } from "#domain/launch/launch-item.ts";
import {
	contactLaunchItems,
	type LaunchAgency,
	type LaunchSettings,
	licenseLaunchItems,
	schedulerLaunchItems,
	serverLaunchItems,
} from "#domain/launch/measured-items.ts";
import { rateLaunchItems } from "#domain/launch/rate-items.ts";
import { type SignOffCounts, signOffLaunchItem } from "#domain/launch/sign-off-item.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { RateTables } from "#domain/rates/rate-table.ts";

/** The data that the list is made from. Tests pass their own. */
export interface LaunchState extends EndingSources {
	agency: LaunchAgency;
	settings: LaunchSettings;
	rates: RateTables;
	signOffs: SignOffCounts;
	/** When the words of each page last changed, by path. */
	pageDates: Readonly<Record<string, { date: string }>>;
	now: Date;
}

const tagManager: AttestedId = "tagManager";
/** The day in the agency's time zone. */
const dayOf = (now: Date) => zonedTime(now, agency.timeZone).date;

/** Everything that the owner must supply before the site goes live, in the order of the areas. */
export function launchList({
	agency,
	settings,
	register,
	published,
	rates,
	records,
	signOffs,
	pageDates,
	now,
}: LaunchState): LaunchItem[] {
	const today = dayOf(now);
	const items = [
		...contactLaunchItems(agency),
		...licenseLaunchItems(
			agency,
			licensedStates().map(({ abbr }) => abbr),
			unlicensedStates(),
		),
		...schedulerLaunchItems(agency, settings),
		...serverLaunchItems(settings),
		...rateLaunchItems(rates),
		...claimLaunchItems(register, published, { rates, today }),
		...attestedLaunchItems(records, agency.languages, (page) => pageDates[page]?.date, today).map((item) =>
			// A container can load anything, also what the privacy page rules out.
			item.id === tagManager && agency.tagManagerId ? { ...item, effect: "blocks" as const } : item,
		),
		signOffLaunchItem(signOffs, agency.languages),
	];
	return items.sort((a, b) => launchAreas.indexOf(a.area) - launchAreas.indexOf(b.area));
}

/** What ends within the next weeks. */
export function launchEndings(state: LaunchState): Ending[] {
	return endsSoon(state, dayOf(state.now));
}

/**
 * The data of this site.
 * @param team whom admins show to visitors; null if it isn't known: only a running site reads it
 */
export function launchStateOfSite(
	settings: LaunchSettings,
	signOffs: SignOffCounts,
	team: readonly TeamMember[] | null,
	now: Date,
): LaunchState {
	return {
		agency,
		settings,
		register: registerWith(claimsRegister, replacedFacts().claims),
		published: {
			testimonials: replacedFacts().testimonials ?? testimonials,
			team,
			insurers: replacedFacts().insurers ?? insurers,
		},
		rates: rateTables,
		records: launchRecords,
		licenses: replacedFacts().licenses ?? contentFacts.licenses,
		facts: allStateFacts,
		signOffs,
		pageDates: dates,
		now,
	};
}
