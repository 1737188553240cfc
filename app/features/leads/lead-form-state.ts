import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadFieldErrors } from "#domain/leads/lead-forms.ts";
import type { LeadOutcome } from "./submit-lead.ts";

/** What a page says after the form was posted to it without script. */
export type LeadResult =
	| { id: string }
	| { errors: LeadFieldErrors; values: Record<string, string>; failure?: LeadErrorCode };

export interface LeadFormState {
	phase: "editing" | "submitting" | "sent" | "kept";
	/** Said inside the form for as long as it is true; a post without script has no other place for it. */
	failure: LeadErrorCode | null;
	/** Sending failed for a reason that is no field's. */
	failed: boolean;
	/** The visitor's own action brought this view up, so the focus goes to it. */
	arrived: boolean;
	/** The stored lead's id, once it is known. */
	leadId: string | null;
}

export type LeadFormEvent = LeadOutcome | { kind: "submitted" } | { kind: "delivered" } | { kind: "restarted" };

const blank: LeadFormState = { phase: "editing", failure: null, failed: false, arrived: false, leadId: null };

export function initialLeadState(result: LeadResult | undefined): LeadFormState {
	if (!result) return blank;
	if ("id" in result) return { ...blank, phase: "sent", leadId: result.id };
	return { ...blank, failure: result.failure ?? null };
}

export function leadFormState(state: LeadFormState, event: LeadFormEvent): LeadFormState {
	switch (event.kind) {
		case "submitted":
			return { ...state, phase: "submitting", failure: null };
		case "invalid":
			return { ...state, phase: "editing" };
		case "too_soon":
		case "unverified":
		case "failed":
			return { ...state, phase: "editing", failed: true };
		case "sent":
			return { ...blank, phase: "sent", arrived: true, leadId: event.id };
		case "kept":
			return { ...blank, phase: "kept", arrived: true };
		case "delivered":
			return { ...blank, phase: "sent" };
		case "restarted":
			return { ...blank, arrived: true };
	}
}
