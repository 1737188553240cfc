import { isOpenPopover } from "#app/browser/popovers.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { currentConsent, followOtherTabs, privacySignal } from "./consent.ts";
import { preferencesId } from "./preferences-id.ts";
import { privacySignalNote } from "./privacy-signal-note.ts";

/**
 * Shows the notice to visitors who have not answered, and shows that a privacy signal is honored. If there is an answer,
 * nothing more is fetched. Without script nothing optional runs, and no consent is needed.
 */
export function enhanceCookieNotice(locale: Locale): void {
	followOtherTabs();
	if (privacySignal()) for (const note of privacySignalNote.all()) note.hidden = false;
	const notice = async () => (await import("./connect-cookie-notice.ts")).connectCookieNotice(locale);
	const fillPreferences = async () => (await notice())?.fillPreferences();
	document.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest(`[popovertarget="${preferencesId}"]`)) void fillPreferences();
	});
	// The visitor may have opened it before this script ran.
	const dialog = document.getElementById(preferencesId);
	if (dialog && isOpenPopover(dialog)) void fillPreferences();
	if (!currentConsent()) whenIdle(async () => (await notice())?.ask());
}
