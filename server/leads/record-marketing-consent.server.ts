import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import * as v from "valibot";
import { consentRecords, contactSubmissions } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { lineOf } from "#domain/text/plain-text.ts";
import { insertConsentRecords } from "../consent/insert-consent-records.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";
import {
	type AnsweredLead,
	type AnswerParts,
	isOurText,
	lockAnsweredLead,
	patienceMs,
} from "./answered-lead.server.ts";
import { isMarketingText } from "./lead-copy.server.ts";
import { derivedId, leadIdOf } from "./lead-ids.server.ts";

export const marketingConsentSchema = v.object({
	/** Only the browser that sent the lead knows it. */
	submission_id: v.pipe(v.string(), v.uuid()),
	locale: v.picklist(locales),
	/** The text beside the box, as it was shown. */
	text: v.string(),
	/** The box is the signature. */
	marketing_consent: v.literal("on"),
	page: lineOf(2048),
});

export type MarketingConsentResult =
	| { ok: true }
	/** `invalid` also if the page shows a text that the site no longer publishes. */
	| { ok: false; code: "invalid_submission" | "unknown_submission" | "rate_limited" | "unavailable" };

/**
 * Stores that the sender of a lead agreed to marketing calls and texts after sending it: a consent record of its own, with the
 * text, the time and the number of the lead. A second answer changes nothing.
 */
export async function recordMarketingConsent(
	services: AnswerParts,
	body: unknown,
	visitor: { ip: string; userAgent: string },
): Promise<MarketingConsentResult> {
	const { success, output } = v.safeParse(marketingConsentSchema, body);
	if (!success) return { ok: false, code: "invalid_submission" };
	if (services.limiter.takeAll(addressUses(limits.marketingConsentsPerAddress, visitor.ip))) {
		return { ok: false, code: "rate_limited" };
	}
	if (!(await isOurText(services, isMarketingText, output))) return { ok: false, code: "invalid_submission" };
	const leadId = leadIdOf(output.submission_id);
	if (!(await services.intake.whenStored(leadId, patienceMs))) return { ok: false, code: "unavailable" };
	const now = services.clock();
	const isKnown = await services.database.db.transaction(async (transaction) => {
		const { phone, kind } = contactSubmissions;
		// An application is never asked.
		const lead = await lockAnsweredLead(transaction, leadId, now, and(isNotNull(phone), ne(kind, "application")));
		if (!lead) return false;
		const id = derivedId(lead.id, "marketing-consent");
		const [earlier] = await transaction
			.select({ id: consentRecords.id })
			.from(consentRecords)
			.where(eq(consentRecords.id, id));
		if (earlier) return true;
		await insertConsentRecords(transaction, [recordOf(id, lead, output, visitor, now)]);
		// Staff and receivers of webhooks hear of it, and whether the person may be called is decided again.
		await transaction
			.update(contactSubmissions)
			.set({ revision: sql`${contactSubmissions.revision} + 1`, indexedAt: null })
			.where(eq(contactSubmissions.id, lead.id));
		return true;
	});
	if (!isKnown) return { ok: false, code: "unknown_submission" };
	services.leadIndex.indexSoon();
	return { ok: true };
}

function recordOf(
	id: string,
	lead: AnsweredLead,
	{ text, locale, page }: { text: string; locale: Locale; page: string },
	{ ip, userAgent }: { ip: string; userAgent: string },
	now: Date,
) {
	return {
		id,
		contactSubmissionId: lead.id,
		text,
		textPublished: true,
		locale,
		page,
		boxes: { marketing: true },
		name: fullName(lead),
		email: lead.email ?? "",
		phone: lead.phone ?? "",
		recordedAt: now.toISOString(),
		ipAddress: ip,
		userAgent,
	};
}
