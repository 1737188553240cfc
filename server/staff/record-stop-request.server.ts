import { eq } from "drizzle-orm";
import * as v from "valibot";
import { contactSubmissions } from "#database/schema.ts";
import { contactChannels, toldMethods } from "#domain/contacts/revocation.ts";
import { lines } from "#domain/leads/lead-fields.ts";
import { defaultLocale, isLocale } from "#domain/locale/locales.ts";
import { maySeeContactSubmissions } from "#domain/staff/roles.ts";
import type { RequestInfo, SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { recordRevocation } from "../suppression/record-revocation.server.ts";
import { logSecurity } from "./security-log.server.ts";

const requestSchema = v.object({
	channels: v.pipe(v.array(v.picklist(contactChannels)), v.nonEmpty()),
	method: v.picklist(toldMethods),
	words: lines(500),
});

/**
 * Writes down what a person told an agent, if the reader may see leads.
 * @param given the fields of the form
 * @returns whether there was such a lead, and something to stop
 */
export async function recordStopRequest(
	services: Pick<Services, "audit" | "database" | "env" | "clock" | "jobs" | "ledger" | "limiter" | "log">,
	{ role, userId, ip, userAgent }: Pick<SignedIn, "role" | "userId"> & Pick<RequestInfo, "ip" | "userAgent">,
	leadId: string,
	given: unknown,
): Promise<boolean> {
	const request = v.safeParse(requestSchema, given);
	if (!maySeeContactSubmissions(role) || !request.success) return false;
	const [lead] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, leadId));
	if (!lead) return false;
	const { email, phone, locale } = lead;
	await recordRevocation(services, {
		...request.output,
		words: request.output.words || null,
		leadId,
		email,
		phone,
		locale: isLocale(locale) ? locale : defaultLocale,
		recordedBy: userId,
		ipAddress: ip,
		userAgent,
	});
	const event = { table: "contact_submissions", action: "STOP_RECORDED", userId, ip, subjectId: leadId } as const;
	await logSecurity(services, event);
	return true;
}
