import * as v from "valibot";
import { contactChannels, toldMethods } from "#domain/contacts/revocation.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { lines } from "#domain/leads/lead-fields.ts";
import { defaultLocale, isLocale } from "#domain/locale/locales.ts";
import type { RequestInfo } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { recordRevocation } from "../suppression/record-revocation.server.ts";
import { findLead } from "./find-lead.server.ts";

const requestSchema = v.object({
	channels: v.pipe(v.array(v.picklist(contactChannels)), v.nonEmpty()),
	method: v.picklist(toldMethods),
	words: lines(500),
});

/**
 * Writes down what a person told an agent, if this agent may open the lead.
 * @param given the fields of the form
 * @returns whether there was such a lead, and something to stop
 */
export async function recordStopRequest(
	services: Pick<Services, "audit" | "database" | "env" | "clock" | "jobs" | "ledger" | "limiter" | "log">,
	by: LeadReader & Pick<RequestInfo, "ip" | "userAgent">,
	leadId: string,
	given: unknown,
): Promise<boolean> {
	const request = v.safeParse(requestSchema, given);
	const lead = request.success && (await findLead(services.database.db, by, leadId));
	if (!lead) return false;
	const { email, phone, locale } = lead;
	await recordRevocation(services, {
		...request.output,
		words: request.output.words || null,
		leadId,
		email,
		phone,
		locale: isLocale(locale) ? locale : defaultLocale,
		recordedBy: by.userId,
		ipAddress: by.ip,
		userAgent: by.userAgent,
	});
	const event = { table: "contact_submissions", action: "STOP_RECORDED", userId: by.userId, ip: by.ip } as const;
	await logSecurity(services, { ...event, subjectId: leadId });
	return true;
}
