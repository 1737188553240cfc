import type { RouterContextProvider } from "react-router";
import { readRowId } from "#domain/staff/admin-address.ts";
import { renderedPageContext, servicesContext, staffContext } from "../../context.server.ts";
import { within } from "../../intake/within.server.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { logRead } from "../../staff/log-read.server.ts";
import { logRefusedPage } from "../../staff/security-log.server.ts";
import { findLead } from "../work/find-lead.server.ts";

/**
 * Reads the lead that somebody opens, and logs that they did or tried to.
 * @returns a lead of null if it doesn't exist or isn't theirs to open
 */
export async function openLead(context: Readonly<RouterContextProvider>, asked: string | undefined) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	// Leads are confirmed before their rows are there.
	await within(services.intake.drained(), 1000);
	const reader = await readLeadActor(services, staff);
	const leadId = readRowId(asked);
	const lead = leadId === null ? null : await findLead(services.database.db, reader, leadId);
	// The page for missing leads has links for staff, so the public one for missing addresses does not replace it.
	if (!lead) context.set(renderedPageContext, null);
	if (lead) await logRead(context, "contact_submissions", { only: lead.id });
	else if (leadId) {
		const { userId, ip } = staff;
		const refused = { action: "ACCESS_REFUSED", userId, ip, details: `leads/${leadId}` } as const;
		await logRefusedPage(services, refused);
	}
	return { reader, lead, locale: staff.locale };
}
