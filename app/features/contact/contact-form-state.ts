import { type ContactErrorCode, type ContactField, contactFields } from "#domain/leads/contact-form.ts";
import type { LeadErrorCode } from "#domain/leads/contact-submission.ts";

export type ContactErrors = Partial<Record<ContactField, ContactErrorCode>>;

/** What a page says after the form was posted to it without script. */
export type ContactResult =
	| { id: string }
	| { errors: ContactErrors; values: Record<string, string>; failure?: LeadErrorCode };

export interface ContactFormState {
	phase: "editing" | "submitting" | "sent" | "kept";
	errors: ContactErrors;
	/** Said inside the form for as long as it is true; a post without script has no other place for it. */
	failure: LeadErrorCode | null;
	/** Typing is judged only after a first attempt to send. */
	attempted: boolean;
	/** The visitor's own doing brought this view up, so the focus goes to it. */
	arrived: boolean;
	/** Grows with every refusal, so that the same mistake made again is announced again. */
	refusals: number;
}

export type ContactFormEvent =
	| { type: "submitted" }
	| { type: "refused"; errors: ContactErrors }
	| { type: "changed"; field: ContactField; error: ContactErrorCode | undefined }
	| { type: "failed" }
	| { type: "sent" }
	| { type: "kept" }
	| { type: "delivered" }
	| { type: "restarted" };

const blank: ContactFormState = {
	phase: "editing",
	errors: {},
	failure: null,
	attempted: false,
	arrived: false,
	refusals: 0,
};

export function initialContactState(result: ContactResult | undefined): ContactFormState {
	if (!result) return blank;
	if ("id" in result) return { ...blank, phase: "sent" };
	return { ...blank, errors: result.errors, failure: result.failure ?? null, attempted: true };
}

export function contactFormState(state: ContactFormState, event: ContactFormEvent): ContactFormState {
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
			return { ...blank, phase: "sent", arrived: true };
		case "kept":
			return { ...blank, phase: "kept", arrived: true };
		case "delivered":
			return { ...blank, phase: "sent" };
		case "restarted":
			return { ...blank, arrived: true };
	}
}

/** The fields at fault, in the order in which they stand in the form. */
export function faultyFields(errors: ContactErrors): ContactField[] {
	return contactFields.filter((field) => errors[field]);
}
