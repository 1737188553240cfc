import { isPhone } from "#app/browser/is-phone.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { currentConsent, followOtherTabs, privacySignal } from "./consent.ts";
import { aboveNotice } from "./notice-neighbors.ts";
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
	if (document.getElementById(preferencesId)?.matches(":popover-open")) void fillPreferences();
	if (!currentConsent()) whenIdle(() => whenInView(async () => (await notice())?.ask()));
}

/** A phone has no room for the notice beside a chat that somebody opened before this script ran. */
function whenInView(run: () => void): void {
	const open = isPhone() ? aboveNotice.all().find((part) => part.matches(":popover-open")) : undefined;
	if (open) open.addEventListener("toggle", run, { once: true });
	else run();
}
