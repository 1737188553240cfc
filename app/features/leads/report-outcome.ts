import { showToast } from "#app/browser/toast-queue.ts";
import { runningProfiler } from "../profiler/running-profiler.ts";
import { failureNotice, failureOf } from "./failure-notice.ts";
import { rememberSuccess } from "./last-success.ts";
import type { LeadFormOptions } from "./lead-form-options.ts";
import type { LeadOutcome } from "./submit-lead.ts";
import { trackFailedLead, trackSentLead } from "./track-lead.ts";

/** Tells the visitor in a toast how sending went, and analytics and the profiler too. */
export function reportOutcome(outcome: LeadOutcome, { purpose, copy, success, limit }: LeadFormOptions): void {
	if (outcome.kind === "sent") {
		if (purpose === "contact") rememberSuccess(new Date());
		if (success) showToast({ tone: "success", ...success });
		trackSentLead(outcome.submission);
		runningProfiler()?.sent(outcome.id, outcome.submission);
	}
	const failure = failureOf(outcome);
	if (!failure) return;
	const { title, text } = failure === "too_soon" && limit ? limit : failureNotice(copy.toasts, failure);
	showToast({ tone: "error", title, text });
	trackFailedLead(purpose, failure);
}
