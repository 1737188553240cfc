import type { Locale } from "#domain/locale/locales.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";

/** What the frame of `/auth` and `/admin` needs, in the reader's language. */
export function staffShell(locale: Locale) {
	const t = translator(locale, "contact");
	return {
		locale,
		skip: translator(locale, "shell")("skip"),
		toasts: { region: t("notices.region"), dismiss: t("notices.dismiss") },
		messages: messagesFor(locale, ["common"]),
	};
}
