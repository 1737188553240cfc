import { agency } from "#content/agency.ts";
import { callingWindow } from "#domain/calling-window/calling-window.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { type FactRow, fact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** When the law lets staff call the lead, in the agency's time. */
export function callWindowFact({ phone, state }: StoredLead, now: Date): FactRow[] {
	if (!phone) return [];
	const t = translator(staffLanguage, "emails");
	const { from, until, states } = callingWindow(now, { state, phone });
	const time = (date: Date) => formatDateTime(staffLanguage, date, agency.timeZone);
	const when = from > now ? t("staffNotice.callFrom", { from: time(from), until: time(until) }) : undefined;
	const rules = states.length > 0 ? t("staffNotice.callRules", { states: states.join(", ") }) : undefined;
	const value = `${when ?? t("staffNotice.callNow", { until: time(until) })} ${rules ?? t("staffNotice.callAnywhere")}`;
	return fact(t("staffNotice.callWindow"), value);
}
