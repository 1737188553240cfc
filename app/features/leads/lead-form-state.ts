import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { FieldErrorCode } from "#domain/leads/lead-fields.ts";
import type { LeadField, LeadFieldErrors } from "#domain/leads/lead-forms.ts";

/** What a page says after the form was posted to it without script. */
export type LeadResult =
	| { id: string }
	| { errors: LeadFieldErrors; values: Record<string, string>; failure?: LeadErrorCode };

export interface LeadFormState {
	phase: "editing" | "submitting" | "sent" | "kept";
	errors: LeadFieldErrors;
	/** Said inside the form for as long as it is true; a post without script has no other place for it. */
	failure: LeadErrorCode | null;
	/** Typing is judged only after a first attempt to send. */
	attempted: boolean;
	/** The visitor's own doing brought this view up, so the focus goes to it. */
	arrived: boolean;
	/** Grows with every refusal, so that the same mistake made again is announced again. */
	refusals: number;
	/** The stored lead's id, once it is known. */
	leadId: string | null;
}

export type LeadFormEvent =
	| { type: "submitted" }
	| { type: "refused"; errors: LeadFieldErrors }
	| { type: "changed"; field: LeadField; error: FieldErrorCode | undefined }
	| { type: "failed" }
	| { type: "sent"; id: string }
	| { type: "kept" }
	| { type: "delivered" }
	| { type: "restarted" };

const blank: LeadFormState = {
	phase: "editing",
	errors: {},
	failure: null,
	attempted: false,
	arrived: false,
	refusals: 0,
	leadId: null,
};

export function initialLeadState(result: LeadResult | undefined): LeadFormState {
	if (!result) return blank;
	if ("id" in result) return { ...blank, phase: "sent", leadId: result.id };
	return { ...blank, errors: result.errors, failure: result.failure ?? null, attempted: true };
}

export function leadFormState(state: LeadFormState, event: LeadFormEvent): LeadFormState {
	switch (event.type) {
		case "submitted":
			return { ...state, phase: "submitting", errors: {}, failure: null, attempted: true };
		case "refused":
			return { ...state, phase: "editing", errors: event.errors, attempted: true, refusals: state.refusals + 1 };
		case "changed":
			return state.attempted ? { ...state, errors: { ...state.errors, [event.field]: event.error } } : state;
		case "failed":
			return { ...state, phase: "editing" };
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

/** The fields at fault, in the order in which they stand in the form. */
export function faultyFields(fields: readonly LeadField[], errors: LeadFieldErrors): LeadField[] {
	return fields.filter((field) => errors[field]);
}
