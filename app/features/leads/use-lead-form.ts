import { type FormEvent, useEffect, useReducer, useRef } from "react";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { clearToasts, showToast } from "#app/browser/toast-queue.ts";
import { leadFields, leadFormErrors, typedField } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { pageCaptcha } from "../captcha/page-captcha.ts";
import { useForm } from "../forms/use-form.ts";
import { outbox, useOutbox } from "../offline/browser-outbox.ts";
import { rememberSuccess } from "../offline/last-success.ts";
import { runningProfiler } from "../profiler/running-profiler.ts";
import { browserSendParts } from "./browser-send-parts.ts";
import { failureNotice } from "./failure-notice.ts";
import { type LeadAttempt, nextAttempt } from "./lead-attempt.ts";
import type { LeadFormOptions } from "./lead-form-options.ts";
import { initialLeadState, type LeadFormEvent, type LeadFormState, leadFormState } from "./lead-form-state.ts";
import { type SendResult, sendLead } from "./send-lead.ts";
import { trackFailedLead, trackSentLead } from "./track-lead.ts";

/** The state of a lead form, with everything that `<LeadForm>` needs. */
export function useLeadForm(options: LeadFormOptions) {
	const { kind, copy, result, details = {} } = options;
	const posted = result && !result.ok ? result : undefined;
	const locale = usePageLocale();
	const [state, dispatch] = useReducer(leadFormState, result, initialLeadState);
	const form = useForm((data) => leadFormErrors(kind, typedValues(kind, data)), posted?.errors);
	const attempt = useRef<LeadAttempt>(null);
	useDelivery(state.phase, attempt.current?.submissionId, (event) => {
		dispatch(event);
		if (event.kind === "delivered") options.onDelivered?.();
	});

	function submissionIdFor(text: string): string {
		attempt.current = nextAttempt(attempt.current, text);
		return attempt.current.submissionId;
	}

	function settle(sendResult: SendResult): void {
		if (sendResult.kind === "invalid") form.refuse(sendResult.errors);
		if (sendResult.kind === "sent" || sendResult.kind === "queued") form.reset();
		dispatch(sendResult);
		reportResult(sendResult, options);
		if (sendResult.kind === "queued" && attempt.current) options.onQueued?.(attempt.current.submissionId);
		if (sendResult.kind !== "sent") return;
		attempt.current = null;
		options.onSuccess?.(sendResult.id, sendResult.submission);
	}

	function submit(event: FormEvent<HTMLFormElement>): void {
		// Without a secure connection browsers lack the captcha's cryptography, so the form posts as without script.
		if (!window.isSecureContext) return;
		event.preventDefault();
		if (state.phase === "submitting") return;
		clearToasts();
		if (!form.submit()) return;
		dispatch({ kind: "submitted" });
		const data = new FormData(event.currentTarget);
		const parts = browserSendParts(options, locale, data, submissionIdFor);
		sendLead(typedValues(kind, data), parts).then(settle, () => settle({ kind: "failed", reason: "unavailable" }));
	}

	/** Shows again that a lead waits on this device. One that is gone was sent from another page, or discarded. */
	async function recallQueued(submissionId: string): Promise<void> {
		await outbox.refresh().catch(() => null);
		if (!outbox.snapshot().queued.some(({ id }) => id === submissionId)) return;
		attempt.current = { submissionId, text: "" };
		dispatch({ kind: "queued" });
	}

	return {
		...form,
		...state,
		kind,
		place: options.place ?? kind,
		copy,
		locale,
		details,
		/** Values typed into a form that was posted without script and refused. */
		values: posted?.values ?? {},
		submit,
		prepare: pageCaptcha.prepare,
		/** Shows the thanks for a lead that was sent before the page was reloaded. */
		recall: (id: string | null) => dispatch({ kind: "recalled", id }),
		recallQueued,
		restart: () => dispatch({ kind: "restarted" }),
	};
}
export type LeadFormControl = ReturnType<typeof useLeadForm>;

function typedValues(kind: LeadKind, data: FormData): Record<string, string> {
	return Object.fromEntries(leadFields(kind).map((name) => [name, typedField(data, name)]));
}

/** Reports the result to the visitor in a toast, to analytics and to the profiler. */
function reportResult(result: SendResult, { kind, copy, success, limit }: LeadFormOptions): void {
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

/** Follows a queued lead until it is sent or the visitor discards it. */
function useDelivery(
	phase: LeadFormState["phase"],
	submissionId: string | undefined,
	dispatch: (event: LeadFormEvent) => void,
): void {
	const { queued, delivered } = useOutbox();
	useEffect(() => {
		if (phase !== "queued") return;
		if (delivered.some(({ submission_id }) => submission_id === submissionId)) dispatch({ kind: "delivered" });
		else if (!queued.some(({ id }) => id === submissionId)) dispatch({ kind: "restarted" });
	}, [phase, queued, delivered, submissionId, dispatch]);
}
