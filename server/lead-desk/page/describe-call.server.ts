import { agency } from "#content/agency.ts";
import type { CallFacts } from "#domain/calling-rules/call-facts.ts";
import type { CallAnswer } from "#domain/calling-rules/may-call.ts";
import type { CallGrounds } from "#domain/calling-rules/recorded-grounds.ts";
import { floridaRecordingLaw, recordingLaw } from "#domain/calling-rules/recording-law.ts";
import { callHoursLaw, type HoursColumn } from "#domain/calling-window/call-hours.ts";
import { leadingCheck } from "#domain/do-not-call/standing-check.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { formatDate, formatNearTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { sourceName } from "../../do-not-call/source-name.server.ts";

/** The text of "Call now". */
export interface CallCopy {
	/** Until when it is open; or which rule closes it, and when it opens if it opens by itself. */
	text: string;
	/** Where that rule is written, in a few words. Null while it is open. */
	source: string | null;
	/** The grounds of an open call, unless it is simply a request of the last three months. */
	grounds: string[];
	/** Rules that don't close it, but might be about it. */
	warnings: string[];
}

/** Times are the agency's. */
export function describeCall(answer: CallAnswer, locale: Locale, now: Date): CallCopy {
	const t = translator(locale, "callRules");
	const near = (moment: Date) => formatNearTime(locale, moment, agency.timeZone, now);
	if (answer.isOpen) {
		return {
			text: t("open", { time: near(answer.until) }),
			source: null,
			grounds: describeGrounds(answer, locale),
			warnings: describeWarnings(answer, locale),
		};
	}
	const { rule, opensAt } = answer;
	const opens = opensAt ? near(opensAt) : "";
	if (answer.state && answer.column) {
		const { state } = stateWords(answer.state, locale);
		return {
			text: t("closed.stateHours", { state, opens }),
			source: stateHoursSource(answer.state, answer.column, locale),
			grounds: [],
			warnings: [],
		};
	}
	return { text: t(`closed.${rule}`, { opens }), source: t(`source.${rule}`), grounds: [], warnings: [] };
}

/** Where a state's own hours are written: its law, or our own choice. @param code two letters */
export function stateHoursSource(code: string, column: HoursColumn, locale: Locale): string {
	const t = translator(locale, "callRules");
	const [{ state }, law] = [stateWords(code, locale), callHoursLaw(code)];
	return column === "law" && law ? t("source.stateHours", { state, law }) : t("source.ourHours", { state });
}

/** The rules that might forbid the call, and why they probably don't. */
export function describeWarnings({ warnings }: Pick<CallGrounds, "warnings">, locale: Locale): string[] {
	const t = translator(locale, "callRules");
	return warnings.map(({ state, source, doubt }) =>
		t(`warning.${doubt}`, { state: stateWords(state, locale).state, source }),
	);
}

/** Why a listed number may be called, and what replaces a request of the last three months. */
export function describeGrounds(
	{ basis, exemptions }: Pick<CallGrounds, "basis" | "exemptions">,
	locale: Locale,
): string[] {
	const t = translator(locale, "callRules");
	const listed = exemptions.map(({ list, by, law }) => t(`exempt.${by}`, { list: sourceName(list, locale), law }));
	return basis === "purchase" || basis === "noList" || basis === "spoken" ? [...listed, t(`basis.${basis}`)] : listed;
}

/** "Checked on November 3, 2026: not on the list (National Do Not Call Registry)". Null if the number was not checked. */
export function describeCheck(checks: CallFacts["doNotCallChecks"], locale: Locale): string | null {
	const leading = leadingCheck(checks);
	if (!leading) return null;
	const date = formatDate(locale, leading.checkedAt, agency.timeZone);
	const list = sourceName(leading.source, locale);
	return translator(locale, "callRules")(leading.isListed ? "check.listed" : "check.notListed", { date, list });
}

/** What has to happen before a call is recorded. @param state where the person lives, in two letters */
export function describeRecording(state: string | null, locale: Locale): string {
	const t = translator(locale, "callRules");
	const law = state && recordingLaw(state);
	return law
		? t("recording.both", { state: stateWords(state, locale).state, law, ours: floridaRecordingLaw })
		: t("recording.ours", { ours: floridaRecordingLaw });
}
