import { addBusinessDays, type OfficeSchedule } from "./office-hours.ts";

/** The law counts days that are neither weekends nor federal holidays, whenever our own office is closed. */
const businessDays: Omit<OfficeSchedule, "timeZone"> = {
	openings: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "00:00", closes: "24:00" }],
	closedOn: [],
};

/** A moment on the last of a number of business days after another moment. */
export function addLegalBusinessDays(from: Date, days: number, timeZone: string): Date {
	return addBusinessDays(from, days, { ...businessDays, timeZone });
}
