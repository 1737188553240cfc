import { currentPage } from "#app/browser/current-page.ts";
import { currentVisit } from "#app/browser/current-visit.ts";
import { needsConsentBox } from "#domain/leads/lead-forms.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { captcha } from "../captcha/browser-captcha.ts";
import { knownState } from "../location/visitor-location.ts";
import { queueLead } from "../offline/queue-lead.ts";
import { lastSuccess } from "./last-success.ts";
import type { LeadFormOptions } from "./lead-form-options.ts";
import { leadPayload } from "./lead-payload.ts";
import { sendSubmission } from "./send-submission.ts";
import type { SubmitParts } from "./submit-lead.ts";
import { rememberVisitor } from "./visitor-details.ts";

/**
 * What sending needs, taken from this page and this browser.
 * @param submissionIdFor the id of a lead with this text
 */
export function browserSubmitParts(
	{ purpose, copy, details = {} }: Pick<LeadFormOptions, "purpose" | "copy" | "details">,
	locale: Locale,
	data: FormData,
	submissionIdFor: (text: string) => string,
): SubmitParts {
	const { request, marketing } = copy.consent;
	const marketingTicked = data.has("marketing_consent");
	const requestTicked = needsConsentBox(purpose) && { requestTicked: data.has("consent") };
	return {
		purpose,
		details,
		lastSuccess: purpose === "contact" ? lastSuccess() : null,
		now: new Date(),
		takeToken: captcha.take,
		send: sendSubmission,
		keep: queueLead,
		payloadOf: (content) => {
			rememberVisitor(content);
			return leadPayload({
				submissionId: submissionIdFor(JSON.stringify([content, marketingTicked])),
				content,
				locale,
				consent: { request, marketing, marketingTicked, ...requestTicked },
				visit: currentVisit(),
				page: currentPage(),
				state: knownState(),
				now: new Date(),
			});
		},
	};
}
