import { agency } from "#content/agency.ts";
import type { CallFacts } from "#domain/calling-rules/call-facts.ts";
import { type CallAnswer, callablePeriod } from "#domain/calling-rules/may-call.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { type FactRow, fact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeCall } from "../page/describe-call.server.ts";

/** When staff may call, in the agency's time, or why they may not: what "Call now" says, with dates that stay true. */
export function callFact(answer: CallAnswer, facts: CallFacts, now: Date): FactRow[] {
	if (facts.phone === null) return [];
	const t = translator(staffLanguage, "emails");
	const { text, source, grounds, warnings } = describeCall(answer, staffLanguage, now);
	const { nextCallableAt: from, callableUntil: until } = callablePeriod(now, facts);
	if (!from || !until) return fact(t("staffNotice.callWindow"), [text, source].join(" "));
	const time = (date: Date) => formatDateTime(staffLanguage, date, agency.timeZone);
	const when = answer.isOpen
		? t("staffNotice.callNow", { until: time(until) })
		: t("staffNotice.callFrom", { from: time(from), until: time(until) });
	const why = answer.isOpen ? [] : [t("staffNotice.callClosedBy", { source: source ?? "" })];
	return fact(t("staffNotice.callWindow"), [when, ...why, ...grounds, ...warnings].join(" "));
}
