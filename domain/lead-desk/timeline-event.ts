import type { CallAnswer } from "../calling-rules/may-call.ts";
import type { ContactChannel } from "../contacts/revocation.ts";
import type { LeadKind } from "../leads/lead-kind.ts";
import type { Locale } from "../locale/locales.ts";
import type { WebhookResult } from "../webhooks/webhook-result.ts";
import type { AppointmentState } from "./appointment.ts";
import type { CallOutcome } from "./call-outcome.ts";
import type { Inbound } from "./inbound.ts";
import type { LeadChangeKind, unheardRule } from "./lead-change.ts";
import type { ChangedFacts } from "./lead-facts.ts";
import type { LeadStatus, StatusRule } from "./lead-status.ts";
import type { StoredPolicy } from "./policy.ts";

/** A value that a lead had, or has now. Moments are ISO 8601, as JSON holds them. */
export interface ChangedValue extends ChangedFacts, Partial<Inbound> {
	/** The rule that set the status or the owner. */
	rule?: StatusRule | typeof unheardRule;
	status?: LeadStatus;
	valueCents?: number | null;
	/** The new owner. */
	userId?: string;
	name?: string;
	deletedAt?: string | null;
	/** When an appointment starts. */
	startsAt?: string;
	state?: AppointmentState;
	policy?: StoredPolicy;
}

/** The data of each kind of event. The view `lead_timeline` builds it. */
interface TimelineData {
	received: { kind: LeadKind; page: string };
	note: { text: string };
	task: { text: string; dueAt: string; done: boolean };
	taskDone: { text: string };
	call: {
		outcome: CallOutcome;
		rule: Pick<CallAnswer, "isOpen"> & { rule?: string; basis?: string; exemptions?: readonly unknown[] };
		/** When it was withdrawn. */
		withdrawnAt: string | null;
	};
	reply: { subject: string; text: string; locale: Locale; state: "queued" | "sent" | "held" | "failed" };
	delivery: {
		channel: "email" | "webhook" | "text";
		kind: string;
		outcome: "sent" | "failed" | "held";
		detail: string | null;
		/** The call of a webhook, if its log still exists. */
		call?: WebhookResult;
	};
	change: {
		kind: LeadChangeKind;
		before: ChangedValue | null;
		after: ChangedValue | null;
		bulk: boolean;
		/** For a command that was undone: whether this entry is the undo or the change that was undone. */
		undo?: { isUndo: boolean; at: Date };
	};
	booking: { kind: string; startsAt: string | null; isMoved: boolean };
	revocation: { channels: ContactChannel[]; method: string };
}
export type TimelineKind = keyof TimelineData;

interface TimelineRow {
	/** Kind and row: unique in the stream. */
	id: string;
	at: Date;
	/** The actor. Empty if the person or the site did it. */
	actor: string;
}

/** Something that happened to a lead, or that somebody did about it. */
export type TimelineEvent = {
	[Kind in TimelineKind]: TimelineRow & { kind: Kind; data: TimelineData[Kind] };
}[TimelineKind];
export type EventOf<Kind extends TimelineKind> = Extract<TimelineEvent, { kind: Kind }>;

/** An event in words. */
export interface TimelineWords {
	id: string;
	kind: TimelineKind;
	/** For programs, and as the reader writes it. */
	at: string;
	time: string;
	title: string;
	/** The text that somebody wrote. */
	text: string | null;
	/** The language of the text, if it is known. */
	lang: Locale | null;
	/** More about it. */
	details: string[];
	/** What the rules said about a call at that moment. */
	why: string[];
}
