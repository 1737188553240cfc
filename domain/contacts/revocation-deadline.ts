import { addBusinessDays, type OfficeSchedule } from "../office-hours/office-hours.ts";
import { zonedTime } from "../office-hours/zoned-time.ts";

/** 47 CFR 64.1200(a)(10) and 16 CFR 316.5 allow this many days. */
export const revocationBusinessDays = 10;

/** The law counts days that are neither weekends nor federal holidays, whenever our own office is closed. */
const businessDays: Omit<OfficeSchedule, "timeZone"> = {
	openings: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "00:00", closes: "24:00" }],
	closedOn: [],
};

/** @returns the last day to honor a request to stop, as `2026-12-08` */
export function revocationDueOn(receivedAt: Date, timeZone: string): string {
	return zonedTime(addBusinessDays(receivedAt, revocationBusinessDays, { ...businessDays, timeZone }), timeZone).date;
}
