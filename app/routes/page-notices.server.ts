import type { Locale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";

/** The copy of notices that can appear on any page. */
export function pageNotices(locale: Locale) {
	const { notices: toasts, toasts: contact } = copyFor(locale, "contact");
	const cookies = copyFor(locale, "cookies");
	return { toasts, cookies, notices: { ...copyFor(locale, "notices"), delivered: contact.success } };
}
