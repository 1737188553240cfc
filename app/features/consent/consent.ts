import {
	type CookieChoice,
	type CookieConsent,
	consentKey,
	isAllowed,
	type OptionalCategory,
	readCookieConsent,
	saveCookieConsent,
} from "#domain/consent/cookie-consent.ts";

const listeners = new Set<() => void>();
/** The answer given to a browser that refuses to keep it. It holds for as long as the page lives. */
let notKept: CookieConsent | null = null;

/** Whether the browser sends Global Privacy Control. */
export function privacySignal(): boolean {
	return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** The visitor's answer to the cookie notice in its present wording; read anew each time, as another tab may change it. */
export function currentConsent(): CookieConsent | null {
	try {
		return readCookieConsent(window.localStorage) ?? notKept;
	} catch {
		return notKept;
	}
}

/** Whether something optional may run now. */
export function consentFor(category: OptionalCategory): boolean {
	return isAllowed(currentConsent(), category, privacySignal());
}

/** Runs something once, as soon as its category is allowed: now, or when the visitor says so. */
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
export function onConsentChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Keeps an answer and lets what waits for it run. */
export function storeConsent(choice: CookieChoice, id: string, now: Date): void {
	const circumstances = { id, privacySignal: privacySignal(), now };
	try {
		saveCookieConsent(window.localStorage, choice, circumstances);
	} catch {
		notKept = saveCookieConsent({ setItem: () => {} }, choice, circumstances);
	}
	announceConsent();
}

/** Hears of answers that are given in another tab. */
export function followOtherTabs(): void {
	window.addEventListener("storage", ({ key }) => {
		if (key === consentKey || key === null) announceConsent();
	});
}

function announceConsent(): void {
	for (const listener of [...listeners]) listener();
}
