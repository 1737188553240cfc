import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";

/** What every form that makes a lead says, with the consent that belongs to its purpose. */
export function leadCopyFor(locale: Locale, purpose: LeadKind) {
	const { consent, ...copy } = copyFor(locale, "leads");
	return { ...copy, consent: { ...consent, request: consent.request[purpose] } };
}
