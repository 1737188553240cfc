import { expect, test } from "vitest";
import { callOutcomes } from "#domain/lead-desk/call-outcome.ts";
import { leadChangeKinds } from "#domain/lead-desk/lead-change.ts";
import type { TimelineEvent, TimelineKind } from "#domain/lead-desk/timeline-event.ts";
import { locales } from "#domain/locale/locales.ts";
import { describeTimelineEvent } from "./describe-timeline.server.ts";

const row = { id: "x.1", at: new Date("2026-11-23T15:00:00Z"), actor: "Ana" };
const later = "2026-11-25T16:00:00+00:00";

/** Each kind with everything that changes its words. A kind that is missing does not compile. */
const samples: { [Kind in TimelineKind]: Extract<TimelineEvent, { kind: Kind }>["data"][] } = {
	received: [{ kind: "contact", page: "/ht" }],
	note: [{ text: "Prefers evenings." }],
	task: [{ text: "Call again", dueAt: later, done: false }],
	taskDone: [{ text: "Call again" }],
	call: [
		...callOutcomes.map((outcome) => ({ outcome, rule: { isOpen: true } as const, withdrawnAt: null })),
		{ outcome: "busy", rule: { isOpen: false, rule: "tooManyAttempts" }, withdrawnAt: null },
		{ outcome: "wrongNumber", rule: { isOpen: true }, withdrawnAt: later },
	],
	reply: (["queued", "sent", "held", "failed"] as const).map((state) => ({
		subject: "Bonjou",
		text: "Mwen te rele ou.",
		locale: "ht",
		state,
	})),
	delivery: [
		...(["email", "text"] as const).map((channel) => ({
			channel,
			kind: "notify-staff",
			outcome: "sent" as const,
			detail: null,
		})),
		...(["waiting", "sent", "dead", "dropped"] as const).map((state) => ({
			channel: "webhook" as const,
			kind: "deliver-lead-webhook",
			outcome: "failed" as const,
			detail: "HTTP 500",
			call: { origin: "admin" as const, name: "CRM", type: "lead.updated" as const, state, since: later },
		})),
		{ channel: "webhook", kind: "deliver-lead-webhook", outcome: "failed", detail: "ENOTFOUND" },
	],
	change: leadChangeKinds.map((kind) => ({
		kind,
		before: null,
		after: { status: "won", name: "Luis", valueCents: 120_050 },
		bulk: false,
	})),
	booking: [
		{ kind: "invitee.created", startsAt: later, isMoved: false },
		{ kind: "invitee.created", startsAt: null, isMoved: false },
		{ kind: "invitee.canceled", startsAt: later, isMoved: false },
		{ kind: "invitee.canceled", startsAt: later, isMoved: true },
		{ kind: "routing_form.submitted", startsAt: null, isMoved: false },
	],
	revocation: [{ channels: ["email", "calls"], method: "phone" }],
};
const events = Object.entries(samples).flatMap(([kind, data]) =>
	data.map((one: unknown) => ({ ...row, kind, data: one }) as TimelineEvent),
);

test("every kind of event has its words in every language", () => {
	for (const locale of locales) {
		for (const event of events) {
			const { title, details, why, time } = describeTimelineEvent(event, locale);
			for (const words of [title, time, ...details, ...why])
				expect(words, `${event.kind} in ${locale}`).toMatch(/^[^{}]+$/);
			expect(title, `${event.kind} in ${locale}`).not.toMatch(/leadTimeline|leadPage|undefined|NaN/);
		}
	}
	const titles = events.map((event) => describeTimelineEvent(event, "en").title);
	const details = events.flatMap((event) => describeTimelineEvent(event, "ht").details);
	expect(details.join(), "codes of machines").not.toMatch(/HTTP|ENOTFOUND/);
	expect(titles).toContain("Ana called: Reached");
	expect(titles).toContain("Removed: call by Ana (Wrong number)");
	expect(titles).toContain("Ana set the status to Won ($1,200.50)");
	expect(titles).toContain("Appointment booked for November 25, 2026, 11:00 AM");
});

test("an outcome agrees with whatever was sent, also where words have a gender", () => {
	const titleOf = (kind: string, outcome: "sent" | "held", locale: "es" | "pt") => {
		const data = { channel: "email", kind, outcome, detail: null } as const;
		return describeTimelineEvent({ ...row, kind: "delivery", data }, locale).title;
	};
	expect(titleOf("acknowledge-visitor", "sent", "es")).toBe("Confirmación a la persona: Se envió");
	expect(titleOf("send-report", "held", "es")).toBe("Estimación en PDF: No se envió");
	expect(titleOf("notify-staff", "sent", "pt")).toBe("Aviso à equipe: Envio concluído");
	expect(titleOf("acknowledge-visitor", "held", "pt")).toBe("Confirmação à pessoa: Não houve envio");
});

test("what the site did is not said to be somebody's", () => {
	const after = { status: "booked" } as const;
	const event = {
		...row,
		actor: "",
		kind: "change",
		data: { kind: "status", before: null, after, bulk: false },
	} as const;
	expect(describeTimelineEvent(event, "en").title).toBe("The appointment set the status to Booked");
});

test("a change says that it was undone, and an undo that it is one", () => {
	const detailsOf = (isUndo: boolean) => {
		const undo = { isUndo, at: new Date(later) };
		const data = { kind: "released", before: null, after: null, bulk: true, undo } as const;
		return describeTimelineEvent({ ...row, kind: "change", data }, "en").details;
	};
	expect(detailsOf(false)).toEqual(["Together with other leads", "Undone on November 25, 2026, 11:00 AM"]);
	expect(detailsOf(true)).toEqual(["This undid an earlier change"]);
	const undo = { isUndo: false, at: new Date(later) };
	for (const locale of locales) {
		const data = { kind: "released", before: null, after: null, bulk: false, undo } as const;
		expect(describeTimelineEvent({ ...row, kind: "change", data }, locale).details[0]).toMatch(/2026/);
	}
});

test("a person's words keep their language", () => {
	const reply = events.find(({ kind }) => kind === "reply");
	expect(reply && describeTimelineEvent(reply, "en")).toMatchObject({ lang: "ht", text: "Bonjou\n\nMwen te rele ou." });
});
