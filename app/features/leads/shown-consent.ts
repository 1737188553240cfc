import { consentText } from "#domain/consent/consent-text.ts";
import { offersCallsBox } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadCopy } from "./lead-copy.ts";

/** What stands beside a form about consent. The form sends it, because the text may change while its page is open. */
export function shownConsent(kind: LeadKind, { consent: { request, calls } }: Pick<LeadCopy, "consent">): string {
	return consentText([request, ...(offersCallsBox(kind) ? [calls] : [])]);
}
