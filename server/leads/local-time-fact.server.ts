import { localTimes } from "#domain/calling-window/local-times.ts";
import { intlLocales, staffLanguage } from "#domain/locale/locales.ts";
import { type FactRow, fact } from "#emails/fact-table.tsx";
import { translator } from "#i18n/messages.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** The local time of the lead, according to the state or the number. Empty if neither is known. */
export function localTimeFact({ state, phone }: Pick<StoredLead, "state" | "phone">, now: Date): FactRow[] {
	const times = localTimes(now, { state, phone }).map(({ timeZone }) => timeIn(timeZone, now));
	const [first, last] = [times.at(0), times.at(-1)];
	if (!first || !last) return [];
	const t = translator(staffLanguage, "emails");
	const value =
		first === last ? t("staffNotice.localTimeAt", { time: first }) : t("staffNotice.localTimes", { first, last });
	return fact(t("staffNotice.localTime"), value);
}

function timeIn(timeZone: string, now: Date): string {
	const style = { weekday: "long", hour: "numeric", minute: "2-digit", timeZone } as const;
	return new Intl.DateTimeFormat(intlLocales[staffLanguage], style).format(now);
}
