import { consentText } from "#domain/consent/consent-text.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";

/** The copy that all lead forms share, with the consent text of one kind. */
export function leadCopyFor(locale: Locale, kind: LeadKind) {
	const { consent, ...copy } = copyFor(locale, "leads");
	return { ...copy, consent: { ...consent, request: consent.request[kind] } };
}

/** The consent text beside the form of that kind, exactly as pages show it in that language. */
export function publishedConsentText(locale: Locale, kind: LeadKind): string {
	const { request, marketing } = leadCopyFor(locale, kind).consent;
	return consentText(request, marketing);
}
