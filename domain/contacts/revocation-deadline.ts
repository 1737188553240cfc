import { addLegalBusinessDays } from "../office-hours/legal-business-days.ts";
import { zonedTime } from "../office-hours/zoned-time.ts";

/** 47 CFR 64.1200(a)(10) and 16 CFR 316.5 allow this many days. */
export const revocationBusinessDays = 10;

/** @returns the last day to honor a request to stop, as `2026-12-08` */
export function revocationDueOn(receivedAt: Date, timeZone: string): string {
	return zonedTime(addLegalBusinessDays(receivedAt, revocationBusinessDays, timeZone), timeZone).date;
}
