import { localTimes } from "#domain/calling-window/local-times.ts";
import { calledBy } from "#domain/leads/lead.ts";
import { phoneHref } from "#domain/leads/phone-href.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { intlLocales, isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { translator } from "#i18n/messages.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

/** Describes the person and how to contact them, in the reader's language. */
export function describePerson(lead: DeskLead, locale: Locale, now: Date) {
	const { email, phone, state } = lead;
	const language = isLocale(lead.locale) ? lead.locale : null;
	return {
		name: calledBy(lead),
		email,
		phone: phone && phoneText(phone),
		phoneHref: phone && phoneHref(phone),
		language: language ? { code: language, name: localeNames[language] } : null,
		state: state && (jurisdictionName(state, locale) ?? state),
		localTime: localTimeText({ state, phone }, locale, now),
	};
}

/** The local time where the person lives; null if that isn't known. */
function localTimeText(lead: Pick<DeskLead, "state" | "phone">, locale: Locale, now: Date): string | null {
	const t = translator(locale, "leadTimeline");
	const times = localTimes(now, lead).map(({ timeZone }) =>
		new Intl.DateTimeFormat(intlLocales[locale], { timeStyle: "short", timeZone }).format(now),
	);
	const [first, last] = [times.at(0), times.at(-1)];
	if (!first || !last) return null;
	return first === last ? first : t("localTimes", { first, last });
}
