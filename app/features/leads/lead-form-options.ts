import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { LeadNotice } from "./failure-notice.ts";
import type { LeadCopy } from "./lead-copy.ts";
import type { LeadResult } from "./lead-form-state.ts";

/** What a caller of `useLeadForm` says once, for the form and everything around it. */
export interface LeadFormOptions {
	purpose: LeadKind;
	copy: LeadCopy;
	/** The page's answer to a post without script. */
	result: LeadResult | undefined;
	/** What the page knows beside the typed fields: calculator, inputs, state, funnel, answers … (`domain/leads/lead-content.ts`). */
	details?: object;
	/** Told in a toast when the lead is stored. */
	success?: LeadNotice;
	/** Told instead of sending when the contact form was sent less than five minutes ago. */
	limit?: LeadNotice;
	/** The lead is stored, under this id. */
	onSuccess?: (id: string, submission: LeadSubmission) => void;
}
