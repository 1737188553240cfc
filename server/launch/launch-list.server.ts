import { agency } from "#content/agency.ts";
import { claimsRegister } from "#content/claims.ts";
import dates from "#content/dates.json" with { type: "json" };
import { insurers } from "#content/insurers.ts";
import { launchRecords } from "#content/launch-records.ts";
import { rateTables } from "#content/rates.ts";
import { team } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";
import type { ClaimRegister } from "#domain/claims/claims.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { unlicensedStates } from "#domain/compliance/licenses-in-effect.ts";
import { type AttestedId, attestedLaunchItems, type LaunchRecords } from "#domain/launch/attested-items.ts";
import { claimLaunchItems, type PublishedRecords } from "#domain/launch/claim-items.ts";
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
import type { RateTables } from "#domain/rates/rate-table.ts";

/** The data that the list is made from. Tests pass their own. */
export interface LaunchState {
	agency: LaunchAgency;
	settings: LaunchSettings;
	register: ClaimRegister;
	published: PublishedRecords;
	rates: RateTables;
	records: LaunchRecords;
	/** When the words of each page last changed, by path. */
	pageDates: Readonly<Record<string, { date: string }>>;
	now: Date;
}

const tagManager: AttestedId = "tagManager";

/** Everything that the owner must supply before the site goes live, in the order of the areas. */
export function launchList({
	agency,
	settings,
	register,
	published,
	rates,
	records,
	pageDates,
	now,
}: LaunchState): LaunchItem[] {
	const today = now.toISOString().slice(0, 10);
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
		...claimLaunchItems(register, published, today),
		...attestedLaunchItems(records, (page) => pageDates[page]?.date, today).map((item) =>
			// A container can load anything, also what the privacy page rules out.
			item.id === tagManager ? { ...item, blocks: settings.tagManagerId !== "" } : item,
		),
	];
	return items.sort((a, b) => launchAreas.indexOf(a.area) - launchAreas.indexOf(b.area));
}

/** The list of this site. */
export function launchListOfSite(settings: LaunchSettings, now: Date): LaunchItem[] {
	return launchList({
		agency,
		settings,
		register: claimsRegister,
		published: { testimonials, team, insurers },
		rates: rateTables,
		records: launchRecords,
		pageDates: dates,
		now,
	});
}
