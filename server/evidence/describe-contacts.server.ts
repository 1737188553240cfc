import type { EvidencePack } from "#domain/evidence/evidence-pack.ts";
import type { EvidenceCall } from "#domain/evidence/evidence-records.ts";
import { isCallOutcome } from "#domain/lead-desk/call-outcome.ts";
import type { EventOf } from "#domain/lead-desk/timeline-event.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeDelivery } from "../lead-desk/emails/deliveries-panel.server.ts";
import { describeTimelineEvent } from "../lead-desk/page/describe-timeline.server.ts";
import type { PdfFactsSection } from "../pdf/pdf-facts.server.tsx";
import { lawOfHours, verdictWords } from "./call-verdict.server.ts";
import { type EvidenceWords, joinLines } from "./evidence-words.server.ts";

/** Every attempt to reach the person. */
export function contactSections(pack: EvidencePack, words: EvidenceWords): PdfFactsSection[] {
	const { t, when, list, locale } = words;
	const timeline = translator(locale, "leadTimeline");
	return [
		list(
			t("calls.title"),
			pack.calls.map((call) => ({ name: when(call.at), value: callText(call, words) })),
			[t("calls.note")],
		),
		list(
			t("emails.title"),
			pack.deliveries.map((delivery) => ({ name: when(delivery.at), value: deliveryText(delivery, words) })),
		),
		list(
			t("emails.replies"),
			pack.replies.map((reply) => ({
				name: when(reply.written),
				value: joinLines(
					timeline("reply", { who: reply.by }),
					timeline(`replyStates.${replyState(reply.state)}`),
					reply.sent && t("emails.sent", { at: reply.sent }),
					words.language(reply.language),
					`${reply.subject}\n\n${reply.words}`,
				),
			})),
		),
		list(
			t("emails.appointments"),
			pack.bookings.map((booking) => ({ name: when(booking.at), value: bookingText(booking, words) })),
		),
	];
}

function callText(call: EvidenceCall, { t, local, locale }: EvidenceWords): string {
	const timeline = translator(locale, "leadTimeline");
	const outcome = isCallOutcome(call.outcome)
		? translator(locale, "leadPage")(`outcomes.${call.outcome}`)
		: call.outcome;
	const said = { who: call.by, outcome };
	return joinLines(
		timeline(call.withdrawn ? "callWithdrawn" : "call", said),
		call.withdrawn && timeline("withdrawn", { at: local(call.withdrawn) }),
		t("calls.number", { number: phoneText(call.number) }),
		...verdictWords(call.verdict, new Date(call.at), locale),
		...call.calledParty.map(({ state, timeZone, date, time, from, to }) => {
			const place = state ? stateWords(state, locale).inState : t("calls.somewhere");
			const law = lawOfHours({ state, timeZone, date, from, to }, locale);
			const clock = { place, zone: timeZone, date, time, law };
			return from && to ? t("calls.hours", { ...clock, from, to }) : t("calls.closedDay", clock);
		}),
	);
}

function deliveryText(
	{ kind, outcome, code, call }: EvidencePack["deliveries"][number],
	{ locale }: EvidenceWords,
): string {
	const known = (["sent", "failed", "held"] as const).find((one) => one === outcome);
	if (!known) return joinLines(kind, outcome, code);
	const { what, outcomeText, detail } = describeDelivery({ kind, outcome: known, detail: code, call }, locale);
	return joinLines(`${what}: ${outcomeText}`, detail);
}

function replyState(state: string) {
	return (["queued", "sent", "held", "failed"] as const).find((one) => one === state) ?? "queued";
}

function bookingText(
	{ at, kind, starts, isMoved }: EvidencePack["bookings"][number],
	{ locale }: EvidenceWords,
): string {
	const event: EventOf<"booking"> = {
		id: "",
		kind: "booking",
		at: new Date(at),
		actor: "",
		data: { kind, startsAt: starts, isMoved },
	};
	return describeTimelineEvent(event, locale).title;
}
