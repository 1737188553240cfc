import { agency } from "#content/agency.ts";
import { consentText } from "#domain/consent/consent-text.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import until20261122 from "#i18n/earlier-consent-texts/until-2026-11-22.json" with { type: "json" };

/** The texts that the site showed beside a form of that kind before its present one. */
export function earlierConsentTexts(locale: Locale, kind: LeadKind): string[] {
	const { request, marketing } = until20261122[locale];
	return [consentText([request[kind], marketing]).replaceAll("{agency}", agency.name)];
}
