import { addDays } from "../office-hours/zoned-time.ts";
import { licenseStanding, type StaffLicense } from "../team/staff-record.ts";

/** How near the end of a license is: 60 days, 14 days, or past it. People get one email for each. */
export type LicenseStep = "early" | "late" | "expired";

const lateDays = 14;
/** Licenses that ended before that are only on the pages, so the first start sends no outdated emails. */
const newsDays = 30;

/**
 * Null if nobody has to be notified.
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export function licenseStep(license: Pick<StaffLicense, "expiresOn">, today: string): LicenseStep | null {
	const standing = licenseStanding(license, today);
	if (standing === "valid") return null;
	if (standing === "expired") return license.expiresOn >= addDays(today, -newsDays) ? "expired" : null;
	return license.expiresOn < addDays(today, lateDays) ? "late" : "early";
}
