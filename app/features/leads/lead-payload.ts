import type { CurrentPage } from "#app/browser/current-page.ts";
import type { Visit } from "#app/browser/visit.ts";
import type { LeadContent } from "#domain/leads/lead-content.ts";
import { serviceOfKind, subjectOfKind } from "#domain/leads/lead-kind.ts";
import type { ConsentBoxes, LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { addressWithoutQuery } from "#domain/site/address-without-query.ts";
import { toShortLine } from "#domain/text/plain-text.ts";

export interface PayloadParts {
	submissionId: string;
	content: LeadContent;
	locale: Locale;
	/** The text next to the form, as shown, and which boxes were checked. */
	consent: { text: string; boxes: ConsentBoxes };
	visit: Visit;
	page: CurrentPage;
	/** Two letters; null if the visitor's state is unknown. */
	state: string | null;
	now: Date;
}

/**
 * The submission without a captcha token, since a queued lead needs a fresh one when it is sent. The page's own data is
 * repaired and cut to what the server accepts, because an odd address must not cost a lead. Addresses lose the tokens
 * of our emailed links, which nobody may store.
 */
export function leadPayload({ content, locale, consent, visit, page, now, ...parts }: PayloadParts): LeadSubmission {
	const { utm_source, utm_medium, utm_campaign } = visit.campaign;
	const url = toShortLine(addressWithoutQuery(page.url), 2048);
	const referrer = toShortLine(addressWithoutQuery(page.referrer), 2048);
	const userAgent = toShortLine(page.userAgent, 1024);
	return {
		service: serviceOfKind[content.purpose],
		submission_id: parts.submissionId,
		...content,
		...(content.purpose === "contact" && {
			name: `${content.first_name} ${content.last_name}`,
			event_name: "contact_form_submission",
		}),
		subject: subjectOfKind[content.purpose],
		locale,
		recaptchaToken: null,
		recaptcha_token: null,
		page_source: toShortLine(page.path, 2048),
		form_url: url,
		referrer: referrer || null,
		user_agent: userAgent,
		utm_source: campaignValue(utm_source),
		utm_medium: campaignValue(utm_medium),
		utm_campaign: campaignValue(utm_campaign),
		session_id: visit.sessionId,
		visitor_state: parts.state,
		security_metadata: {
			timestamp: now.toISOString(),
			user_agent: userAgent,
			page_url: url,
			referrer: referrer || "direct",
			screen_resolution: page.screenResolution,
			timezone: toShortLine(page.timeZone, 80),
		},
		consent,
	};
}

function campaignValue(value: string | null): string | null {
	return value && toShortLine(value, 200);
}
