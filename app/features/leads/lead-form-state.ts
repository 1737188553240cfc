import type { LeadFormError } from "#domain/leads/lead-error.ts";
import type { LeadFieldErrors } from "#domain/leads/lead-forms.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { LeadFailure } from "./failure-notice.ts";
import type { SendResult } from "./send-lead.ts";

/** The page's result after the form was posted to it without script. */
export type LeadResult =
	| ({ ok: true; id: string } & FollowUp)
	| { ok: false; errors: LeadFieldErrors; values: Record<string, string>; failure?: LeadFormError };

/** What the questions need that the thanks for a form may ask. */
export interface FollowUp {
	submissionId: string;
	/** Empty if none was given: then nobody asks about marketing. */
	phone: string;
	/** What became of the answer about marketing that was posted without script. */
	answer?: "recorded" | "failed";
	/** The same for the name and number that follow an estimate. */
	contact?:
		| { state: "recorded" | "failed" }
		| { state: "invalid"; errors: LeadFieldErrors; values: Record<string, string> };
}

export interface LeadFormState {
	phase: "editing" | "submitting" | "sent" | "queued";
	/** Shown inside the form where there may be no toast: after a post without script, and without a connection. */
	failure: LeadFailure | null;
	/** Sending failed, and not because of a field. */
	failed: boolean;
	/** The visitor's action opened this view, so it takes the focus. */
	arrived: boolean;
	/** The stored lead's id; null while unknown. */
	leadId: string | null;
	/** Only right after the form was sent. */
	question: FollowUp | null;
}

export type LeadFormEvent =
	| SendResult
	| { kind: "submitted" }
	| { kind: "delivered" }
	| { kind: "restarted" }
	| { kind: "recalled"; id: string | null };

const blank: LeadFormState = {
	phase: "editing",
	failure: null,
	failed: false,
	arrived: false,
	leadId: null,
	question: null,
};

export function initialLeadState(result: LeadResult | undefined): LeadFormState {
	if (!result) return blank;
	if (result.ok) return { ...blank, phase: "sent", leadId: result.id, question: result };
	return { ...blank, failure: result.failure ?? null };
}

export function leadFormState(state: LeadFormState, event: LeadFormEvent): LeadFormState {
	switch (event.kind) {
		case "submitted":
			return { ...state, phase: "submitting", failure: null };
		case "invalid":
			return { ...state, phase: "editing" };
		case "failed":
			return { ...state, phase: "editing", failed: true, failure: event.reason === "network" ? event.reason : null };
		case "sent":
			return { ...blank, phase: "sent", arrived: true, leadId: event.id, question: questionAfter(event.submission) };
		case "queued":
			return { ...blank, phase: "queued", arrived: true };
		case "delivered":
			return { ...blank, phase: "sent" };
		case "recalled":
			return { ...blank, phase: "sent", leadId: event.id };
		case "restarted":
			return { ...blank, arrived: true };
	}
}

function questionAfter(submission: LeadSubmission): FollowUp {
	return { submissionId: submission.submission_id, phone: ("phone" in submission && submission.phone) || "" };
}
