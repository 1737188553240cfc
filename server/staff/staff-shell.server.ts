import type { Locale } from "#i18n/locales.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";

/** What the frame of `/auth` and `/admin` needs, in the reader's language. */
export function staffShell(locale: Locale) {
	return { locale, skip: translator(locale, "shell")("skip"), messages: messagesFor(locale, ["common"]) };
}
