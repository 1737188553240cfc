import { and, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffLicenses } from "#database/schema.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { PeopleFormResult } from "#domain/staff/people.ts";
import { readLicenseForm } from "#domain/team/staff-record.ts";
import { changeRecord } from "./change-record.server.ts";
import type { PeopleAction } from "./people-action.server.ts";

/** Adds a state's license, or replaces the one on file. */
export async function saveLicense(action: PeopleAction): Promise<PeopleFormResult> {
	const checked = readLicenseForm(action.fields, zonedTime(action.services.clock(), agency.timeZone).date);
	if (!checked.ok) return { ok: false, code: "invalid", errors: checked.errors };
	const { state, number, expiresOn } = checked.license;
	return changeRecord(action, "license-saved", `license ${state} until ${expiresOn}`, async (transaction, userId) => {
		await transaction
			.insert(staffLicenses)
			.values({ userId, state, number, expiresOn })
			.onConflictDoUpdate({ target: [staffLicenses.userId, staffLicenses.state], set: { number, expiresOn } });
		return null;
	});
}

export async function removeLicense(action: PeopleAction): Promise<PeopleFormResult> {
	const { remove } = action.fields;
	const state = typeof remove === "string" && /^[A-Z]{2}$/.test(remove) ? remove : "";
	return changeRecord(action, "license-removed", `license ${state} removed`, async (transaction, userId) => {
		const [removed] = await transaction
			.delete(staffLicenses)
			.where(and(eq(staffLicenses.userId, userId), eq(staffLicenses.state, state)))
			.returning({ state: staffLicenses.state });
		return removed ? null : { ok: false, code: "gone" };
	});
}
