import { showToast } from "#app/browser/toast-queue.ts";
import { rememberSuccess } from "../offline/last-success.ts";
import { runningProfiler } from "../profiler/running-profiler.ts";
import { failureNotice } from "./failure-notice.ts";
import type { LeadFormOptions } from "./lead-form-options.ts";
import type { SendResult } from "./send-lead.ts";
import { trackFailedLead, trackSentLead } from "./track-lead.ts";

/** Reports the result to the visitor in a toast, to analytics and to the profiler. */
export function reportResult(result: SendResult, { kind, copy, success, limit }: LeadFormOptions): void {
	if (result.kind === "sent") {
		rememberSuccess(kind, new Date());
		if (success) showToast({ tone: "success", ...success });
		trackSentLead(result.submission);
		const { purpose, ...form } = result.submission;
		runningProfiler()?.sent(result.id, { ...form, kind: purpose });
	}
	if (result.kind !== "failed") return;
	const { title, text } = result.reason === "too_soon" && limit ? limit : failureNotice(copy.toasts, result.reason);
	showToast({ tone: "error", title, text });
	trackFailedLead(kind, result.reason);
}
