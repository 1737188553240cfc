import { readCallRule } from "#domain/calling-rules/call-rule.ts";
import type { CallAnswer } from "#domain/calling-rules/may-call.ts";
import { readGrounds } from "#domain/calling-rules/recorded-grounds.ts";
import { callHoursLaw } from "#domain/calling-window/call-hours.ts";
import type { HoursThatDay } from "#domain/calling-window/hours-that-day.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeCall } from "../lead-desk/page/describe-call.server.ts";

/** The rules' answer when a call was logged: it was stored as JSON. Null if it can't be read any more. */
function readVerdict(stored: Readonly<Record<string, unknown>> | null): CallAnswer | null {
	const { isOpen, until, states, rules, opensAt, state } = stored ?? {};
	if (isOpen === true && typeof until === "string") {
		const named = Array.isArray(states) ? states.map(String) : [];
		return { isOpen, until: new Date(until), states: named, ...readGrounds(stored ?? {}) };
	}
	const known = Array.isArray(rules) ? rules.flatMap((name) => readCallRule(name) ?? []) : [];
	const rule = readCallRule(stored?.rule) ?? known[0];
	if (isOpen !== false || !rule) return null;
	return {
		isOpen,
		rule,
		rules: known,
		state: typeof state === "string" ? state : null,
		opensAt: typeof opensAt === "string" ? new Date(opensAt) : null,
	};
}

/** The rules' answer at the second of a call, and where each rule that closed it is written. */
export function verdictWords(stored: Readonly<Record<string, unknown>> | null, at: Date, locale: Locale): string[] {
	const t = translator(locale, "leadTimeline");
	const answer = readVerdict(stored);
	if (!answer) return [translator(locale, "evidence")("notRecorded")];
	const { text, source, grounds } = describeCall(answer, locale, at);
	if (answer.isOpen) return [t("callAllowed"), ...grounds];
	const others = answer.rules.filter((rule) => rule !== answer.rule);
	const sourceOf = translator(locale, "callRules");
	return [
		t("callClosed", { rule: source ?? "" }),
		text,
		...others.map((rule) => t("callClosed", { rule: sourceOf(`source.${rule}`) })),
	];
}

/** Where the hours of that day are written. */
export function lawOfHours({ state, from, to }: Pick<HoursThatDay, "state" | "from" | "to">, locale: Locale): string {
	const t = translator(locale, "callRules");
	const law = state && callHoursLaw(state);
	if (state && law) return t("source.stateHours", { state: stateWords(state, locale).state, law });
	const isOwn = from !== "08:00" || to !== "20:00";
	return state && isOwn
		? t("source.stateHoursOnly", { state: stateWords(state, locale).state })
		: t("source.personsHours");
}
