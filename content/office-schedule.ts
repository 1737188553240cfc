import type { OfficeSchedule } from "#domain/office-hours/office-hours.ts";
import { agency } from "./agency.ts";

/** When the agency's office is open, for deadlines. */
export const officeSchedule: OfficeSchedule = {
	timeZone: agency.timeZone,
	// An admin can set them while the site runs.
	get openings() {
		return agency.hours;
	},
	get closedOn() {
		return agency.closedOn;
	},
};
