import { consentText } from "#domain/consent/consent-text.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { leadCopyFor } from "./lead-copy.server.ts";

/** The wording beside the form of that purpose, exactly as pages show it in that language. */
export function publishedConsentText(locale: Locale, purpose: LeadKind): string {
	const { request, marketing } = leadCopyFor(locale, purpose).consent;
	return consentText(request, marketing);
}
