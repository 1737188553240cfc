import { agencyFacts } from "#content/agency-facts.ts";
import { consentText } from "#domain/consent/consent-text.ts";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#i18n/messages.server.ts";

/** The wording beside the contact form, exactly as the page shows it in that language. */
export function publishedConsentText(locale: Locale): string {
	const t = translator(locale, "contact");
	return consentText(t("consent.request", agencyFacts), t("consent.marketing", agencyFacts));
}
