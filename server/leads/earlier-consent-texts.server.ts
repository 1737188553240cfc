import { consentText } from "#domain/consent/consent-text.ts";
import { offersCallsBox } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import portuguese from "#i18n/earlier-consent-texts/portuguese-until-2026-11-23.json" with { type: "json" };
import quotes from "#i18n/earlier-consent-texts/quotes-until-2026-11-22.json" with { type: "json" };
import until20261122 from "#i18n/earlier-consent-texts/until-2026-11-22.json" with { type: "json" };
import until20261128 from "#i18n/earlier-consent-texts/until-2026-11-28.json" with { type: "json" };
import until20261129 from "#i18n/earlier-consent-texts/until-2026-11-29.json" with { type: "json" };

interface ConsentParts<Kind extends LeadKind> {
	request: Record<Kind, string>;
	calls: string;
}

/** What the form of that kind says about consent: what sending means, then its optional boxes. */
export function consentTextOf<Kind extends LeadKind>(kind: Kind, { request, calls }: ConsentParts<Kind>): string {
	return consentText([request[kind], ...(offersCallsBox(kind) ? [calls] : [])]);
}

/** As above, from the time when every form but the application also had the box for marketing. */
function withMarketing<Kind extends LeadKind>(kind: Kind, parts: ConsentParts<Kind> & { marketing: string }): string {
	return consentText([consentTextOf(kind, parts), ...(kind === "application" ? [] : [parts.marketing])]);
}

/** The earlier texts that the site showed next to a form of that kind. They call the agency `{agency}`. */
export function earlierConsentTexts(locale: Locale, kind: LeadKind): string[] {
	// It came without that box.
	if (kind === "estimate") return [];
	const texts = [
		withMarketing(kind, until20261129[locale]),
		// The marketing text lacked "as a condition of", and in English and Spanish the channels stood after the subject.
		withMarketing(kind, until20261128[locale]),
	];
	const { request, marketing } = until20261122[locale];
	// Applications came later.
	if (kind in request) texts.push(consentText([request[kind as keyof typeof request], marketing]));
	// "About your quote" did not fit an appointment.
	if (kind === "quote") texts.push(consentText([quotes[locale].request, quotes[locale].marketing]));
	// The channels stood after the subject: "about working with us by phone".
	if (locale === "pt" && kind in portuguese.request) {
		const earlier = portuguese.request[kind as keyof typeof portuguese.request];
		texts.push(consentText(kind === "application" ? [earlier] : [earlier, portuguese.marketing]));
	}
	return texts;
}
