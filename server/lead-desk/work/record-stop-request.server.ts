import * as v from "valibot";
import type { ActionResult } from "#domain/action-result.ts";
import { contactChannels, reportedMethods } from "#domain/contacts/revocation.ts";
import { readFields, typedText } from "#domain/forms/read-fields.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { WorkErrors } from "#domain/lead-desk/work-error.ts";
import { defaultLocale, isLocale } from "#domain/locale/locales.ts";
import { isPlainText, withoutDirectionMarks } from "#domain/text/plain-text.ts";
import type { Services } from "../../services.server.ts";
import { logSecurity } from "../../staff/security-log.server.ts";
import { recordRevocation } from "../../suppression/record-revocation.server.ts";
import { findLead } from "./find-lead.server.ts";

const requestSchema = v.object({
	channels: v.pipe(v.array(v.picklist(contactChannels, "no_choice")), v.nonEmpty("no_choice")),
	method: v.pipe(typedText, v.picklist(reportedMethods, "no_choice")),
	words: v.pipe(
		typedText,
		v.transform(withoutDirectionMarks),
		v.maxLength(500, "words_long"),
		v.check(isPlainText, "words_long"),
	),
	/** Nobody makes a sealed record by a slip of the hand. */
	confirmed: v.pipe(typedText, v.literal("yes", "unconfirmed")),
});

type StopRequestResult = ActionResult<{ done: "stop-recorded" }, "gone", WorkErrors>;

/**
 * Records a person's request to an agent, if this agent may open the lead.
 * @param given the fields of the form
 */
export async function recordStopRequest(
	services: Pick<Services, "database" | "env" | "clock" | "jobs" | "limiter" | "log">,
	by: LeadActor,
	{ leadId, userAgent }: { leadId: string; userAgent: string },
	given: unknown,
): Promise<StopRequestResult> {
	const lead = await findLead(services.database.db, by, leadId);
	if (!lead) return { ok: false, code: "gone" };
	const request = readFields<typeof requestSchema, WorkErrors>(requestSchema, given);
	if (!request.ok) return { ok: false, code: "invalid", errors: request.errors };
	const { email, phone, locale } = lead;
	const { channels, method, words } = request.value;
	await recordRevocation(services, {
		channels,
		method,
		words: words || null,
		leadId,
		email,
		phone,
		locale: isLocale(locale) ? locale : defaultLocale,
		recordedBy: by.userId,
		ipAddress: by.ip,
		userAgent,
	});
	const event = { table: "contact_submissions", action: "STOP_RECORDED", userId: by.userId, ip: by.ip } as const;
	await logSecurity(services, { ...event, subjectId: leadId });
	return { ok: true, done: "stop-recorded" };
}
