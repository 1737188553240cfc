import { type CookieChoice, honoringSignal, necessaryOnly } from "#domain/consent/cookie-consent.ts";
import type { DataLayerEntry } from "#domain/conversions/conversions.ts";
import { currentConsent, onConsentChange, privacySignal } from "../consent/consent.ts";

declare global {
	interface Window {
		dataLayer?: (DataLayerEntry | IArguments)[];
	}
}

/** The data layer of tag managers, created on first use. It begins with the command that denies everything. */
export function dataLayer(): NonNullable<Window["dataLayer"]> {
	if (!window.dataLayer) {
		window.dataLayer = [];
		gtag("consent", "default", consentMode(necessaryOnly));
		gtag("consent", "update", consentMode(allowedNow()));
		onConsentChange(() => gtag("consent", "update", consentMode(allowedNow())));
	}
	return window.dataLayer;
}

/** Google's tags recognize a command by its type: it must be an `arguments` object. */
function gtag(..._command: [name: "consent", kind: "default" | "update", settings: object]): void {
	// biome-ignore lint/complexity/noArguments: Google would not read an array as a command
	window.dataLayer?.push(arguments);
}

function allowedNow(): CookieChoice {
	return honoringSignal(currentConsent()?.choice ?? necessaryOnly, privacySignal());
}

/** The visitor's choice in the terms of Consent Mode, version 2. */
function consentMode({ analytics, marketing, personalization }: CookieChoice) {
	const state = (allowed: boolean) => (allowed ? "granted" : "denied");
	return {
		analytics_storage: state(analytics),
		ad_storage: state(marketing),
		ad_user_data: state(marketing),
		ad_personalization: state(marketing),
		functionality_storage: state(personalization),
		personalization_storage: state(personalization),
		security_storage: "granted",
	};
}
