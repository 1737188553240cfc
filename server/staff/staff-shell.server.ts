import type { Locale } from "#domain/locale/locales.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";

/** The copy of the frame of `/auth` and `/admin`. */
export function staffShell(locale: Locale) {
	const t = translator(locale, "contact");
	return {
		locale,
		skip: translator(locale, "shell")("skip"),
		toasts: { region: t("notices.region"), dismiss: t("notices.dismiss") },
		messages: messagesFor(locale, ["common", "live"]),
	};
}
