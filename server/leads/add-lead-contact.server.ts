import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { consentRecords, contactSubmissions } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import { leadContactErrors, leadContactSchema } from "#domain/leads/lead-contact.ts";
import type { LeadFieldErrors } from "#domain/leads/lead-forms.ts";
import { locales } from "#domain/locale/locales.ts";
import { lineOf } from "#domain/text/plain-text.ts";
import { insertConsentRecords } from "../consent/insert-consent-records.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";
import { type AnswerParts, isOurText, lockAnsweredLead, patienceMs } from "./answered-lead.server.ts";
import { isCallsText } from "./lead-copy.server.ts";
import { derivedId, leadIdOf } from "./lead-ids.server.ts";

const answerSchema = v.object({
	/** Only the browser that sent the lead knows it. */
	submission_id: v.pipe(v.string(), v.uuid()),
	locale: v.picklist(locales),
	/** The text about calls beside the number, as it was shown. */
	text: v.string(),
	name: v.optional(v.string(), ""),
	phone: v.optional(v.string(), ""),
	page: lineOf(2048),
});

export type LeadContactResult =
	| { ok: true }
	| { ok: false; code: "invalid"; errors: LeadFieldErrors }
	/** `invalid_submission` also if the page shows a text that the site no longer publishes. */
	| { ok: false; code: "invalid_submission" | "unknown_submission" | "rate_limited" | "unavailable" };

/**
 * Adds a name and a number to a lead that had only an address. A number is also consent to calls at it: a record of its own, with
 * the text and the time. What the lead already has stays, so a second answer changes nothing.
 */
export async function addLeadContact(
	services: AnswerParts,
	body: unknown,
	visitor: { ip: string; userAgent: string },
): Promise<LeadContactResult> {
	const answer = v.safeParse(answerSchema, body);
	if (!answer.success) return { ok: false, code: "invalid_submission" };
	const { submission_id, locale, text, page } = answer.output;
	const contact = v.safeParse(leadContactSchema, answer.output);
	if (!contact.success) return { ok: false, code: "invalid", errors: leadContactErrors(answer.output) };
	if (services.limiter.takeAll(addressUses(limits.leadContactsPerAddress, visitor.ip))) {
		return { ok: false, code: "rate_limited" };
	}
	if (!(await isOurText(services, isCallsText, answer.output))) return { ok: false, code: "invalid_submission" };
	const leadId = leadIdOf(submission_id);
	if (!(await services.intake.whenStored(leadId, patienceMs))) return { ok: false, code: "unavailable" };
	const now = services.clock();
	const isKnown = await services.database.db.transaction(async (transaction) => {
		const lead = await lockAnsweredLead(transaction, leadId, now, eq(contactSubmissions.kind, "estimate"));
		if (!lead) return false;
		const recordId = derivedId(lead.id, "calls-consent");
		const ofRecord = eq(consentRecords.id, recordId);
		// Staff may have taken the number out again.
		const isRecorded = (await transaction.$count(consentRecords, ofRecord)) > 0;
		const set = {
			...(!fullName(lead) && contact.output.name && { firstName: contact.output.name }),
			...(!lead.phone && !isRecorded && contact.output.phone && { phone: contact.output.phone }),
		};
		if (Object.keys(set).length === 0) return true;
		const { id, revision } = contactSubmissions;
		// Staff and receivers of webhooks hear of it, and the person is looked up again.
		await transaction
			.update(contactSubmissions)
			.set({ ...set, revision: sql`${revision} + 1`, indexedAt: null })
			.where(eq(id, lead.id));
		if (!set.phone) return true;
		await insertConsentRecords(transaction, [
			{
				id: recordId,
				contactSubmissionId: lead.id,
				text,
				textPublished: true,
				locale,
				page,
				boxes: { calls: true },
				name: fullName({ ...lead, ...set }),
				email: lead.email ?? "",
				phone: set.phone,
				recordedAt: now.toISOString(),
				ipAddress: visitor.ip,
				userAgent: visitor.userAgent,
			},
		]);
		return true;
	});
	if (!isKnown) return { ok: false, code: "unknown_submission" };
	services.leadIndex.indexSoon();
	return { ok: true };
}
