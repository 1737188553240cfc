import { agencyNames } from "#content/agency-names.server.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { englishDocuments } from "#content/notices.ts";
import { consentText } from "#domain/consent/consent-text.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { fillMessages } from "#i18n/fill-messages.ts";
import { copyFor, type Messages } from "#i18n/messages.server.ts";
import { consentTextOf, earlierConsentTexts } from "./earlier-consent-texts.server.ts";

type WithConsent = Pick<Messages["leads"], "consent">;

/** The messages of their files, compiled and without any fact. */
const unfilled = import.meta.glob<WithConsent>("../../i18n/messages/*/leads.json", {
	eager: true,
	import: "default",
});

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
export function marketingText(locale: Locale, { consent }: WithConsent = copyFor(locale, "leads")): string {
	return consentText([consent.marketing]);
}

/** What stands beside a number that is given after the form. */
export function callsText(locale: Locale, { consent }: WithConsent = copyFor(locale, "leads")): string {
	return consentText([consent.later]);
}

export function isMarketingText(text: string, locale: Locale): boolean {
	return saysOne([marketingText(locale, unfilledIn(locale))], text);
}

export function isCallsText(text: string, locale: Locale): boolean {
	return saysOne([callsText(locale, unfilledIn(locale))], text);
}

/** True if the site shows that text, or showed it earlier: a queued lead may be sent weeks after it was written. */
export function wasPublished(text: string, locale: Locale, kind: LeadKind): boolean {
	return saysOne([consentTextOf(kind, unfilledIn(locale).consent), ...earlierConsentTexts(locale, kind)], text);
}

/** With `{agency}` in place of the name. */
function unfilledIn(locale: Locale): WithConsent {
	const messages = unfilled[`../../i18n/messages/${locale}/leads.json`];
	if (!messages) throw new Error(`There are no messages in ${locale}`);
	return { consent: fillMessages(messages.consent, { agency: "{agency}" }, currentClaims()) };
}

/** True if it is one of the texts under a name that the agency has or had: a visitor's page may be older than the name. */
function saysOne(texts: readonly string[], text: string): boolean {
	const names = [...agencyNames()];
	return texts.some((open) => names.some((name) => open.replaceAll("{agency}", name) === text));
}
