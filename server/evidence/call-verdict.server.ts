import { readCallRule } from "#domain/calling-rules/call-rule.ts";
import type { CallAnswer } from "#domain/calling-rules/may-call.ts";
import { readGrounds } from "#domain/calling-rules/recorded-grounds.ts";
import { callHoursLaw } from "#domain/calling-window/call-hours.ts";
import { columnOfHours, type HoursThatDay } from "#domain/calling-window/hours-that-day.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeCall, stateHoursSource } from "../lead-desk/page/describe-call.server.ts";

/** The rules' answer when a call was logged: it was stored as JSON. Null if it can't be read any more. */
function readVerdict(stored: Readonly<Record<string, unknown>> | null): CallAnswer | null {
	const { isOpen, until, states, rules, opensAt, state, column } = stored ?? {};
	if (isOpen === true && typeof until === "string") {
		const named = Array.isArray(states) ? states.map(String) : [];
		return { isOpen, until: new Date(until), states: named, ...readGrounds(stored ?? {}) };
	}
	const known = Array.isArray(rules) ? rules.flatMap((name) => readCallRule(name) ?? []) : [];
	const rule = readCallRule(stored?.rule) ?? known[0];
	if (isOpen !== false || !rule) return null;
	const closing = typeof state === "string" ? state : null;
	return {
		isOpen,
		rule,
		rules: known,
		state: closing,
		column: closing === null ? null : columnOfRecord(closing, column),
		opensAt: typeof opensAt === "string" ? new Date(opensAt) : null,
	};
}

/** Older records name only the state. */
function columnOfRecord(state: string, column: unknown) {
	if (column === "law" || column === "ourChoice") return column;
	return callHoursLaw(state) ? "law" : "ourChoice";
}

/** The rules' answer at the second of a call, and where each rule that closed it is written. */
export function verdictWords(stored: Readonly<Record<string, unknown>> | null, at: Date, locale: Locale): string[] {
	const t = translator(locale, "leadTimeline");
	const answer = readVerdict(stored);
	if (!answer) return [translator(locale, "evidence")("notRecorded")];
	const { text, source, grounds, warnings } = describeCall(answer, locale, at);
	if (answer.isOpen) return [t("callAllowed"), ...grounds, ...warnings];
	const others = answer.rules.filter((rule) => rule !== answer.rule);
	const sourceOf = translator(locale, "callRules");
	return [
		t("callClosed", { rule: source ?? "" }),
		text,
		...others.map((rule) => t("callClosed", { rule: sourceOf(`source.${rule}`) })),
	];
}

/** Where the hours of that day are written. */
export function lawOfHours(hours: Omit<HoursThatDay, "time">, locale: Locale): string {
	const column = columnOfHours(hours);
	if (!hours.state || !column) return translator(locale, "callRules")("source.personsHours");
	return stateHoursSource(hours.state, column, locale);
}
