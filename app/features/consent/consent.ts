import { createListeners } from "#app/browser/listeners.ts";
import { localStore } from "#app/browser/stores.ts";
import {
	type CookieChoice,
	type CookieConsent,
	consentKey,
	isAllowed,
	type OptionalCategory,
	readCookieConsent,
	saveCookieConsent,
} from "#domain/consent/cookie-consent.ts";
import { hasOptOutCookie } from "#domain/consent/opt-out-cookie.ts";

const listeners = createListeners();
/** The answer, if the browser refuses to store it. It lasts until the page closes. */
let unstored: CookieConsent | null = null;

/** True if the browser sends Global Privacy Control, or its user told us not to sell or share their data. */
export function privacySignal(): boolean {
	const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
	return globalPrivacyControl === true || hasOptOutCookie(document.cookie);
}

/** The answer to the current version of the cookie notice. It is read each time, since another tab may change it. */
export function currentConsent(): CookieConsent | null {
	return readCookieConsent(localStore) ?? unstored;
}

/** True if something optional may run now. */
export function consentFor(category: OptionalCategory): boolean {
	return isAllowed(currentConsent(), category, privacySignal());
}

/** Runs something once, as soon as its category is allowed. */
export function onConsent(category: OptionalCategory, run: () => void): void {
	if (consentFor(category)) {
		run();
		return;
	}
	const stop = onConsentChange(() => {
		if (!consentFor(category)) return;
		stop();
		run();
	});
}

/** Calls back after every answer. */
export const onConsentChange = listeners.add;

/** Stores an answer and calls the listeners. */
export function storeConsent(choice: CookieChoice, id: string, now: Date): void {
	const consent = saveCookieConsent(localStore, choice, { id, privacySignal: privacySignal(), now });
	if (!readCookieConsent(localStore)) unstored = consent;
	listeners.call();
}

/** Calls the listeners for answers given in another tab. */
export function followOtherTabs(): void {
	window.addEventListener("storage", ({ key }) => {
		if (key === consentKey || key === null) listeners.call();
	});
}
