import { currentConsent, followOtherTabs, privacySignal } from "#app/features/consent/consent.ts";
import type { Locale } from "#domain/locale/locales.ts";

const preferencesId = "cookie-preferences";
const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200));

/**
 * Asks who has not answered, and shows that a privacy signal is honoured. Without script nothing optional runs, and there
 * is nothing to ask; with an answer on record nothing more is fetched.
 */
export function enhanceCookieNotice(locale: Locale): void {
	followOtherTabs();
	if (privacySignal()) {
		for (const element of document.querySelectorAll<HTMLElement>("[data-gpc]")) element.hidden = false;
	}
	const notice = async () => (await import("#app/features/consent/cookie-notice.ts")).cookieNotice(locale);
	const fillPreferences = async () => (await notice())?.fillPreferences();
	document.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest(`[popovertarget="${preferencesId}"]`)) void fillPreferences();
	});
	// Opened before this script came.
	if (document.getElementById(preferencesId)?.matches(":popover-open")) void fillPreferences();
	if (!currentConsent()) idle(async () => (await notice())?.ask());
}
