import { isOpenPopover } from "#app/browser/popovers.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ConnectedNotice } from "./connect-cookie-notice.ts";
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
	let connected: ConnectedNotice | undefined;
	const connect = async () => (connected ??= (await import("./connect-cookie-notice.ts")).connectCookieNotice(locale));
	const fillPreferences = () => {
		// Even a script that is there takes a moment to import. Whoever is quick has moved a switch by then.
		if (connected) connected.fillPreferences("all");
		else void connect().then((notice) => notice?.fillPreferences("untouched"));
	};
	document.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest(`[popovertarget="${preferencesId}"]`)) fillPreferences();
	});
	// The visitor may have opened it before this script ran.
	const dialog = document.getElementById(preferencesId);
	if (dialog && isOpenPopover(dialog)) fillPreferences();
	if (!currentConsent()) whenIdle(async () => (await connect())?.ask());
}
