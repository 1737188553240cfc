import { agencyNames } from "#content/agency-names.server.ts";
import { consentTexts } from "#content/consent-texts.server.ts";
import { englishDocuments } from "#content/notices.ts";
import { consentText } from "#domain/consent/consent-text.ts";
import { offersCallsBox } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { consentTextOf, earlierConsentTexts } from "./earlier-consent-texts.server.ts";

/** The copy that all lead forms share, with the consent text of one kind. */
export function leadCopyFor(locale: Locale, kind: LeadKind) {
	const { consent, ...copy } = copyFor(locale, "leads");
	return {
		...copy,
		englishDocuments: englishDocuments[locale],
		consent: { ...consent, request: consent.request[kind] },
	};
}

/** The consent text next to the form of that kind, exactly as pages show it in that language. */
export function publishedConsentText(locale: Locale, kind: LeadKind): string {
	return consentTextOf(kind, copyFor(locale, "leads").consent);
}

/** What the box for marketing says after a form was sent. */
export function marketingText(locale: Locale): string {
	return consentText([copyFor(locale, "leads").consent.marketing]);
}

/** What stands beside a number that is given after the form. */
export function callsText(locale: Locale): string {
	return consentText([copyFor(locale, "leads").consent.later]);
}

export function isMarketingText(text: string, locale: Locale): boolean {
	return saysOne(consentTexts("consent.marketing", locale), text);
}

export function isCallsText(text: string, locale: Locale): boolean {
	return saysOne(consentTexts("consent.later", locale), text);
}

/** True if the site shows that text, or showed it earlier: a queued lead may be sent weeks after it was written. */
export function wasPublished(text: string, locale: Locale, kind: LeadKind): boolean {
	const boxes = consentTexts("consent.calls", locale);
	const texts = consentTexts(`consent.request.${kind}`, locale).flatMap((request) =>
		offersCallsBox(kind) ? boxes.map((calls) => consentText([request, calls])) : [request],
	);
	return saysOne([...texts, ...earlierConsentTexts(locale, kind)], text);
}

/** True if it is one of the texts under a name that the agency has or had: a visitor's page may be older than the name. */
function saysOne(texts: readonly string[], text: string): boolean {
	const names = [...agencyNames()];
	return texts.some((open) => names.some((name) => consentText([open.replaceAll("{agency}", name)]) === text));
}
