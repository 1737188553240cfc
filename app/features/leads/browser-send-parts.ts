import { currentPage } from "#app/browser/current-page.ts";
import { currentVisit } from "#app/browser/current-visit.ts";
import { isAnsweredByEmail, needsConsentBox } from "#domain/leads/lead-forms.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { pageCaptcha } from "../captcha/page-captcha.ts";
import { knownState } from "../location/visitor-location.ts";
import { lastSuccess } from "../offline/last-success.ts";
import { queueLead } from "../offline/outbox-sender.ts";
import { sendSubmission } from "../offline/send-submission.ts";
import type { LeadFormOptions } from "./lead-form-options.ts";
import { leadPayload } from "./lead-payload.ts";
import type { SendParts } from "./send-lead.ts";
import { shownConsent } from "./shown-consent.ts";
import { rememberVisitor } from "./visitor-details.ts";

/**
 * Collects the data from this page and browser that `sendLead` needs.
 * @param submissionIdFor returns the id of a lead with this text
 */
export function browserSendParts(
	{ kind, copy, details = {} }: Pick<LeadFormOptions, "kind" | "copy" | "details">,
	locale: Locale,
	data: FormData,
	submissionIdFor: (text: string) => string,
): SendParts {
	const boxes = {
		...(needsConsentBox(kind) && { request: data.has("consent") }),
		...(isAnsweredByEmail(kind) && { calls: data.has("calls_consent") }),
	};
	const text = shownConsent(kind, copy);
	return {
		kind,
		details,
		lastSuccess: lastSuccess(kind),
		now: new Date(),
		takeToken: pageCaptcha.take,
		send: sendSubmission,
		queue: queueLead,
		payloadOf: (content) => {
			rememberVisitor(content);
			return leadPayload({
				submissionId: submissionIdFor(JSON.stringify([content, boxes])),
				content,
				locale,
				consent: { text, boxes },
				visit: currentVisit(),
				page: currentPage(),
				state: knownState(),
				now: new Date(),
			});
		},
	};
}
