import { agency } from "#content/agency.ts";
import type { CallFacts } from "#domain/calling-rules/call-facts.ts";
import type { CallAnswer } from "#domain/calling-rules/may-call.ts";
import { callHoursLaw } from "#domain/calling-window/call-hours.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { formatDate, formatNearTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";

/** What "Call now" says. */
export interface CallCopy {
	/** Until when it is open; or which rule closes it, and when it opens if it opens by itself. */
	text: string;
	/** Where that rule is written, in a few words. Null while it is open. */
	source: string | null;
}

/** Times are the agency's. */
export function describeCall(answer: CallAnswer, locale: Locale, now: Date): CallCopy {
	const t = translator(locale, "callRules");
	const near = (moment: Date) => formatNearTime(locale, moment, agency.timeZone, now);
	if (answer.isOpen) return { text: t("open", { time: near(answer.until) }), source: null };
	const { rule, opensAt } = answer;
	if (answer.state) {
		const [state, law] = [stateWords(answer.state, locale).state, callHoursLaw(answer.state)];
		return {
			text: t("closed.stateHours", { state, opens: opensAt ? near(opensAt) : "" }),
			source: law ? t("source.stateHours", { state, law }) : t("source.stateHoursOnly", { state }),
		};
	}
	return {
		text: t(`closed.${rule}`, { opens: opensAt ? near(opensAt) : "" }),
		source: t(`source.${rule}`),
	};
}

/** "Checked on November 3, 2026: not on the list". Null if the number was not checked. */
export function describeCheck(check: CallFacts["doNotCallCheck"], locale: Locale): string | null {
	if (!check) return null;
	const date = formatDate(locale, check.checkedAt, agency.timeZone);
	return translator(locale, "callRules")(check.isListed ? "check.listed" : "check.notListed", { date });
}
