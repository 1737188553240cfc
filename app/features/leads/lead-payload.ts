import type { CurrentPage } from "#app/browser/current-page.ts";
import type { Visit } from "#app/browser/visit.ts";
import { consentText } from "#domain/consent/consent-text.ts";
import type { LeadContent } from "#domain/leads/lead-content.ts";
import { serviceOfKind, subjectOfKind } from "#domain/leads/lead-kind.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { Locale } from "#domain/locale/locales.ts";

export interface PayloadParts {
	submissionId: string;
	content: LeadContent;
	locale: Locale;
	/** The two texts as they stood beside the form, and what was ticked; `requestTicked` where that is a box too. */
	consent: { request: string; marketing: string; marketingTicked: boolean; requestTicked?: boolean };
	visit: Visit;
	page: CurrentPage;
	/** Two letters of where the visitor lives; null where nobody knows. */
	state: string | null;
	now: Date;
}

/**
 * What the intake receives, still without a captcha token: a message may be kept and sent much later, with a fresh one.
 * Circumstances are cut to the length the intake takes, since an overlong address must not cost a lead.
 */
export function leadPayload({
	submissionId,
	content,
	locale,
	consent,
	visit,
	page,
	state,
	now,
}: PayloadParts): LeadSubmission {
	const { utm_source, utm_medium, utm_campaign } = visit.campaign;
	const url = page.url.slice(0, 2048);
	const referrer = page.referrer.slice(0, 2048);
	const userAgent = page.userAgent.slice(0, 1024);
	return {
		service: serviceOfKind[content.purpose],
		submission_id: submissionId,
		...content,
		...(content.purpose === "contact" && {
			name: `${content.first_name} ${content.last_name}`,
			event_name: "contact_form_submission",
		}),
		subject: subjectOfKind[content.purpose],
		locale,
		recaptchaToken: null,
		recaptcha_token: null,
		page_source: page.path.slice(0, 2048),
		form_url: url,
		referrer: referrer || null,
		user_agent: userAgent,
		utm_source: utm_source?.slice(0, 200) ?? null,
		utm_medium: utm_medium?.slice(0, 200) ?? null,
		utm_campaign: utm_campaign?.slice(0, 200) ?? null,
		session_id: visit.sessionId,
		visitor_state: state,
		security_metadata: {
			timestamp: now.toISOString(),
			user_agent: userAgent,
			page_url: url,
			referrer: referrer || "direct",
			screen_resolution: page.screenResolution,
			timezone: page.timeZone.slice(0, 80),
		},
		consent: {
			text: consentText(consent.request, consent.marketing),
			boxes: {
				...(consent.requestTicked === undefined ? {} : { request: consent.requestTicked }),
				marketing: consent.marketingTicked,
			},
		},
	};
}

export function withToken(payload: LeadSubmission, token: string): LeadSubmission {
	return { ...payload, recaptchaToken: token, recaptcha_token: token };
}
