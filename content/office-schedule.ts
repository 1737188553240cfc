import type { OfficeSchedule } from "#domain/office-hours/office-hours.ts";
import { agency } from "./agency.ts";

/** When the agency's office is open, for deadlines. */
export const officeSchedule: OfficeSchedule = {
	timeZone: agency.timeZone,
	openings: agency.hours,
	closedOn: agency.closedOn,
};
