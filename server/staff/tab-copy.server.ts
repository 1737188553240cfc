import type { Locale } from "#domain/locale/locales.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";

/** The copy of the lists of leads, in the quarantine or not. */
export function submissionCopy(locale: Locale) {
	const { contactSubmissions, quarantine, stopRequest, failed, pages } = copyFor(locale, "admin");
	const list = {
		...contactSubmissions,
		release: quarantine.release,
		spam: quarantine.spam,
		stopRequest,
		notOffered: translator(locale, "leadSummary")("notOfferedMark"),
	};
	return {
		list,
		quarantine,
		quarantined: { ...list, empty: quarantine.empty },
		judged: { ...list, empty: quarantine.judgedEmpty },
		tab: { failed, pages, lead: contactSubmissions.lead },
		quarantineTab: { failed, pages, lead: quarantine.lead },
		judgedTab: { failed, pages, lead: quarantine.judgedLead },
	};
}
