import { currentClaims } from "#content/current-claims.server.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type Messages, messagesFor, translator } from "#i18n/messages.server.ts";

/** What stands in place of withheld figures, or beside proven ones. Development shows samples and needs neither. */
export function withheldMessages(locale: Locale): Partial<Pick<Messages, "withheld">> {
	return currentClaims().showsSamples ? {} : messagesFor(locale, ["withheld"]);
}

/** The copy in place of withheld figures on a page without script. */
export function writtenQuotes(locale: Locale): Record<"title" | "text" | "action", string> {
	const t = translator(locale, "withheld");
	return { title: t("title"), text: t("text"), action: t("action") };
}
