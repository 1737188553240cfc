import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { LeadNotice } from "./failure-notice.ts";
import type { LeadCopy } from "./lead-copy.ts";
import type { LeadResult } from "./lead-form-state.ts";

export interface LeadFormOptions {
	kind: LeadKind;
	/** Where it stands, if several forms of its kind share a page. */
	place?: string | undefined;
	copy: LeadCopy;
	/** The page's result of a post without script. */
	result: LeadResult | undefined;
	/** The page's own data besides the typed fields (`domain/leads/lead-content.ts`). */
	details?: object;
	/** The toast when the lead is stored. */
	success?: LeadNotice;
	/** The toast when such a form was sent less than five minutes ago, in place of sending. */
	limit?: LeadNotice;
	/** Called when the lead is stored under this id. */
	onSuccess?: (id: string, submission: LeadSubmission) => void;
	/** Called when the lead waits in the outbox under this submission id. */
	onQueued?: (submissionId: string) => void;
	/** Called when a queued lead was sent. */
	onDelivered?: () => void;
}
