import { type CookieChoice, honoringSignal, necessaryOnly } from "#domain/consent/cookie-consent.ts";
import type { DataLayerEntry } from "#domain/conversions/conversions.ts";
import { currentConsent, onConsentChange, privacySignal } from "../consent/consent.ts";

declare global {
	interface Window {
		dataLayer?: (DataLayerEntry | IArguments)[];
	}
}

/** The data layer of tag managers, made when something first goes into it: first of all, that everything is denied. */
export function dataLayer(): NonNullable<Window["dataLayer"]> {
	if (!window.dataLayer) {
		window.dataLayer = [];
		gtag("consent", "default", consentMode(necessaryOnly));
		gtag("consent", "update", consentMode(allowedNow()));
		onConsentChange(() => gtag("consent", "update", consentMode(allowedNow())));
	}
	return window.dataLayer;
}

/** Google's tags tell a command from an event by its being the very object that a function finds its arguments in. */
function gtag(..._command: [name: "consent", kind: "default" | "update", settings: object]): void {
	// biome-ignore lint/complexity/noArguments: an array would not be understood
	window.dataLayer?.push(arguments);
}

function allowedNow(): CookieChoice {
	return honoringSignal(currentConsent()?.choice ?? necessaryOnly, privacySignal());
}

/** The visitor's switches in the words of Consent Mode, version 2. */
function consentMode({ analytics, marketing, personalization }: CookieChoice) {
	const word = (allowed: boolean) => (allowed ? "granted" : "denied");
	return {
		analytics_storage: word(analytics),
		ad_storage: word(marketing),
		ad_user_data: word(marketing),
		ad_personalization: word(marketing),
		functionality_storage: word(personalization),
		personalization_storage: word(personalization),
		security_storage: "granted",
	};
}
