import * as v from "valibot";
import type { ActionResult } from "#domain/action-result.ts";
import { contactChannels, reportedMethods } from "#domain/contacts/revocation.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { WorkError, WorkErrors } from "#domain/lead-desk/work-error.ts";
import { lines } from "#domain/leads/lead-fields.ts";
import { defaultLocale, isLocale } from "#domain/locale/locales.ts";
import type { Services } from "../../services.server.ts";
import { logSecurity } from "../../staff/security-log.server.ts";
import { recordRevocation } from "../../suppression/record-revocation.server.ts";
import { findLead } from "./find-lead.server.ts";

const requestSchema = v.object({
	channels: v.pipe(v.array(v.picklist(contactChannels)), v.nonEmpty()),
	method: v.picklist(reportedMethods),
	words: lines(500),
	/** Nobody makes a sealed record by a slip of the hand. */
	confirmed: v.literal("yes"),
});

const errorOf = {
	channels: "no_choice",
	method: "no_choice",
	words: "words_long",
	confirmed: "unconfirmed",
} as const satisfies Record<string, WorkError>;

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
	const request = v.safeParse(requestSchema, given);
	if (!request.success) {
		const wrong = request.issues.flatMap(({ path }) => (path ? [path[0].key as keyof typeof errorOf] : []));
		const errors = Object.fromEntries(wrong.map((field) => [field, errorOf[field]]));
		return { ok: false, code: "invalid", errors };
	}
	const { email, phone, locale } = lead;
	const { channels, method, words } = request.output;
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
