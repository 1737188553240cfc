import { consentText } from "#domain/consent/consent-text.ts";
import type { LeadPurpose } from "#domain/leads/lead-purpose.ts";
import type { Locale } from "#i18n/locales.ts";
import { leadCopyFor } from "../leads/lead-copy.server.ts";

/** The wording beside the form of that purpose, exactly as pages show it in that language. */
export function publishedConsentText(locale: Locale, purpose: LeadPurpose): string {
	const { request, marketing } = leadCopyFor(locale, purpose).consent;
	return consentText(request, marketing);
}
