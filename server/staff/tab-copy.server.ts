import type { Locale } from "#domain/locale/locales.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";

/** What the lists of leads say, in the quarantine or not. */
export function submissionCopy(locale: Locale) {
	const { contactSubmissions, quarantine, stopRequest, failed, pages } = copyFor(locale, "admin");
	const list = {
		...contactSubmissions,
		release: quarantine.release,
		stopRequest,
		notOffered: translator(locale, "leadSummary")("notOfferedMark"),
	};
	return {
		list,
		quarantined: { ...list, empty: quarantine.empty },
		tab: { failed, pages, lead: contactSubmissions.lead },
		quarantineTab: { failed, pages, lead: quarantine.lead },
	};
}
