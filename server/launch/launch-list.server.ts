import { agency } from "#content/agency.ts";
import { claimsRegister } from "#content/claims.ts";
import dates from "#content/dates.json" with { type: "json" };
import { launchRecords } from "#content/launch-records.ts";
import { testimonials } from "#content/testimonials.ts";
import type { ClaimRegister } from "#domain/claims/claims.ts";
import type { Testimonial } from "#domain/claims/testimonials.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { attestedLaunchItems, type LaunchRecords } from "#domain/launch/attested-items.ts";
import { claimLaunchItems } from "#domain/launch/claim-items.ts";
import { type LaunchItem, launchAreas } from "#domain/launch/launch-item.ts";
import {
	contactLaunchItems,
	type LaunchAgency,
	type LaunchSettings,
	licenseLaunchItems,
	schedulerLaunchItems,
	serverLaunchItems,
} from "#domain/launch/measured-items.ts";

/** What the list is made from. Tests give their own. */
export interface LaunchState {
	agency: LaunchAgency;
	settings: LaunchSettings;
	register: ClaimRegister;
	testimonials: readonly Testimonial[];
	records: LaunchRecords;
	/** When the words of each page last changed, by path. */
	pageDates: Readonly<Record<string, { date: string }>>;
	now: Date;
}

/** Everything that the owner must supply before the site goes live, in the order of the areas. */
export function launchList({
	agency,
	settings,
	register,
	testimonials,
	records,
	pageDates,
	now,
}: LaunchState): LaunchItem[] {
	const today = now.toISOString().slice(0, 10);
	const items = [
		...contactLaunchItems(agency),
		...licenseLaunchItems(
			agency,
			licensedStates.map(({ abbr }) => abbr),
		),
		...schedulerLaunchItems(agency, settings),
		...serverLaunchItems(settings),
		...claimLaunchItems(register, testimonials, today),
		...attestedLaunchItems(records, (page) => pageDates[page]?.date, today),
	];
	return items.sort((a, b) => launchAreas.indexOf(a.area) - launchAreas.indexOf(b.area));
}

/** The list of this site. */
export function launchListOfSite(settings: LaunchSettings, now: Date): LaunchItem[] {
	return launchList({
		agency,
		settings,
		register: claimsRegister,
		testimonials,
		records: launchRecords,
		pageDates: dates,
		now,
	});
}
