import { agency } from "#content/agency.ts";
import { readCallRule } from "#domain/calling-rules/call-rule.ts";
import { readGrounds } from "#domain/calling-rules/recorded-grounds.ts";
import type { EventOf, TimelineEvent, TimelineKind, TimelineWords } from "#domain/lead-desk/timeline-event.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime, formatDayAndTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { channelNames } from "../../suppression/describe-suppressions.server.ts";
import { describeDelivery } from "../emails/deliveries-panel.server.ts";
import { describeChange } from "../list/describe-change.server.ts";
import { describeGrounds, describeWarnings } from "./describe-call.server.ts";

type Words = Pick<TimelineWords, "title"> & Partial<Pick<TimelineWords, "text" | "lang" | "details" | "why">>;
type Describe<Kind extends TimelineKind> = (event: EventOf<Kind>, locale: Locale) => Words;

/** An event in the reader's language and the agency's time zone. */
export function describeTimelineEvent(event: TimelineEvent, locale: Locale): TimelineWords {
	const inWords = words[event.kind] as (event: TimelineEvent, locale: Locale) => Words;
	const { id, kind, at } = event;
	return {
		id,
		kind,
		at: at.toISOString(),
		time: formatDateTime(locale, at, agency.timeZone),
		text: null,
		lang: null,
		details: [],
		why: [],
		...inWords(event, locale),
	};
}

const words: { [Kind in TimelineKind]: Describe<Kind> } = {
	received({ data: { kind, page } }, locale) {
		const what = translator(locale, "leadSummary")(`kinds.${kind}`);
		return { title: sentences(locale)("received", { what }), details: [page] };
	},
	note: ({ actor, data: { text } }, locale) => ({ title: sentences(locale)("note", { who: actor }), text }),
	task({ actor, data: { text, dueAt } }, locale) {
		const due = formatDayAndTime(locale, new Date(dueAt), agency.timeZone);
		const who = actor || translator(locale, "leadPage")("timeline.site");
		return { title: sentences(locale)("task", { who, due }), text };
	},
	taskDone: ({ actor, data: { text } }, locale) => ({ title: sentences(locale)("taskDone", { who: actor }), text }),
	call({ actor, data: { outcome, rule, withdrawnAt } }, locale) {
		const t = sentences(locale);
		const ended = translator(locale, "leadPage")(`outcomes.${outcome}`);
		const said = { who: actor, outcome: ended };
		if (withdrawnAt === null) return { title: t("call", said), why: ruleThen(rule, locale) };
		const at = formatDateTime(locale, new Date(withdrawnAt), agency.timeZone);
		return { title: t("callWithdrawn", said), details: [t("withdrawn", { at })] };
	},
	reply({ actor, data: { subject, text, locale: lang, state } }, locale) {
		const t = sentences(locale);
		return {
			title: t("reply", { who: actor }),
			text: `${subject}\n\n${text}`,
			lang,
			details: [t(`replyStates.${state}`)],
		};
	},
	delivery({ data }, locale) {
		const { what, outcomeText, detail } = describeDelivery(data, locale);
		return { title: `${what}: ${outcomeText}`, details: detail ? [detail] : [] };
	},
	change: ({ actor, data }, locale) => ({
		title: describeChange(data, actor, locale),
		details: changeDetails(data, locale),
	}),
	booking({ data: { kind, startsAt, isMoved } }, locale) {
		const t = sentences(locale);
		if (isMoved) return { title: t("moved") };
		if (kind === "invitee.canceled") return { title: t("canceled") };
		if (kind !== "invitee.created") return { title: t("otherBooking") };
		if (!startsAt) return { title: t("bookedSome") };
		return { title: t("booked", { starts: formatDateTime(locale, new Date(startsAt), agency.timeZone) }) };
	},
	revocation({ actor, data: { channels } }, locale) {
		const t = sentences(locale);
		const title = t("revocation", { channels: channelNames(channels, locale) });
		return { title, details: actor ? [t("recordedBy", { who: actor })] : [] };
	},
};

function sentences(locale: Locale) {
	return translator(locale, "leadTimeline");
}

function changeDetails({ kind, bulk, undo }: EventOf<"change">["data"], locale: Locale): string[] {
	const t = sentences(locale);
	// These are always about one lead.
	const isOfOne = (["facts", "inbound", "appointment", "policy"] as const).some((one) => one === kind);
	const together = bulk && !isOfOne ? [t("bulk")] : [];
	if (!undo) return together;
	if (undo.isUndo) return [t("undo")];
	return [...together, t("undone", { at: formatDateTime(locale, undo.at, agency.timeZone) })];
}

/** Says if the call was allowed when it was made, and on what grounds. */
function ruleThen(answer: EventOf<"call">["data"]["rule"], locale: Locale): string[] {
	const t = sentences(locale);
	if (answer.isOpen) {
		const grounds = readGrounds(answer);
		return [t("callAllowed"), ...describeGrounds(grounds, locale), ...describeWarnings(grounds, locale)];
	}
	const closing = readCallRule(answer.rule);
	return [t("callClosed", { rule: closing ? translator(locale, "callRules")(`source.${closing}`) : "" })];
}
