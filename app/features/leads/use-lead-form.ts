import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import { currentPage } from "#app/browser/current-page.ts";
import { currentVisit } from "#app/browser/current-visit.ts";
import { clearToasts, showToast } from "#app/browser/toast-queue.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import { type LeadField, leadFields, leadFormErrors, needsConsentBox } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { captcha } from "../captcha/browser-captcha.ts";
import { knownState } from "../location/visitor-location.ts";
import { useOutbox } from "../offline/browser-outbox.ts";
import { queueLead } from "../offline/queue-lead.ts";
import { runningProfiler } from "../profiler/running-profiler.ts";
import { failureNotice } from "./failure-notice.ts";
import { lastSuccess, rememberSuccess } from "./last-success.ts";
import type { LeadCopy } from "./lead-copy.ts";
import { initialLeadState, type LeadResult, leadFormState } from "./lead-form-state.ts";
import { leadPayload } from "./lead-payload.ts";
import { sendSubmission } from "./send-submission.ts";
import { type LeadOutcome, submitLead } from "./submit-lead.ts";
import { trackFailedLead, trackSentLead } from "./track-lead.ts";
import { rememberVisitor } from "./visitor-details.ts";

type Notice = { title: string; text: string };

export interface LeadFormOptions {
	purpose: LeadKind;
	copy: LeadCopy;
	locale: Locale;
	/** The page's answer to a post without script. */
	result: LeadResult | undefined;
	/** What the page knows beside the typed fields: calculator, inputs, state, funnel, answers … (`domain/leads/lead-content.ts`). */
	details?: object;
	/** Told in a toast when the lead is stored. */
	success?: Notice;
	/** Told instead of sending when the contact form was sent less than five minutes ago. */
	limit?: Notice;
	/** The lead is stored, under this id. */
	onSuccess?: (id: string, submission: LeadSubmission) => void;
	onFailure?: (reason: LeadErrorCode | "network" | "too_soon") => void;
}

/** Checks, verifies and sends a form that makes a lead, keeps it on the device while the server is away, and tells how it went. */
export function useLeadForm(options: LeadFormOptions) {
	const { purpose, copy, locale, details = {}, onSuccess, onFailure } = options;
	const [state, dispatch] = useReducer(leadFormState, options.result, initialLeadState);
	const [agreed, setAgreed] = useState(true);
	const attempt = useRef({ submissionId: "", content: "" });
	const { kept, delivered } = useOutbox();

	const { phase } = state;
	useEffect(() => {
		const { submissionId } = attempt.current;
		if (phase !== "kept") return;
		if (delivered.some(({ submission_id }) => submission_id === submissionId)) dispatch({ type: "delivered" });
		else if (!kept.some(({ id }) => id === submissionId)) dispatch({ type: "restarted" });
	}, [phase, kept, delivered]);

	/** One id for one text: a retry is recognised, while a message changed after a failure is a message of its own. */
	function submissionIdFor(content: string): string {
		if (attempt.current.content !== content) attempt.current = { submissionId: crypto.randomUUID(), content };
		return attempt.current.submissionId;
	}

	function settle(outcome: LeadOutcome): void {
		switch (outcome.kind) {
			case "invalid":
				dispatch({ type: "refused", errors: outcome.errors });
				break;
			case "sent":
				attempt.current = { submissionId: "", content: "" };
				if (purpose === "contact") rememberSuccess(new Date());
				if (options.success) showToast({ tone: "success", ...options.success });
				dispatch({ type: "sent", id: outcome.id });
				trackSentLead(outcome.submission);
				runningProfiler()?.sent(outcome.id, outcome.submission);
				onSuccess?.(outcome.id, outcome.submission);
				break;
			case "kept":
				dispatch({ type: "kept" });
				break;
			case "too_soon":
				fail(outcome.kind, options.limit ?? copy.toasts.captcha);
				break;
			case "unverified":
				fail("captcha_missing", copy.toasts.captcha);
				break;
			case "failed":
				fail(outcome.reason, failureNotice(copy.toasts, outcome.reason));
				break;
		}
	}

	function fail(reason: LeadErrorCode | "network" | "too_soon", notice: Notice): void {
		dispatch({ type: "failed" });
		showToast({ tone: "error", title: notice.title, text: notice.text });
		trackFailedLead(purpose, reason);
		onFailure?.(reason);
	}

	function submit(event: FormEvent<HTMLFormElement>): void {
		// Without a secure connection browsers withhold the cryptography of the captcha: the form then posts as it would without script.
		if (!window.isSecureContext) return;
		event.preventDefault();
		if (phase === "submitting") return;
		const data = new FormData(event.currentTarget);
		const values = valuesOf(purpose, data);
		const marketingTicked = data.has("marketing_consent");
		const { request, marketing } = copy.consent;
		clearToasts();
		dispatch({ type: "submitted" });
		submitLead(values, {
			purpose,
			details,
			lastSuccess: purpose === "contact" ? lastSuccess() : null,
			now: new Date(),
			takeToken: captcha.take,
			send: sendSubmission,
			keep: queueLead,
			payloadOf: (content) => {
				rememberVisitor(content);
				return leadPayload({
					submissionId: submissionIdFor(JSON.stringify([content, marketingTicked])),
					content,
					locale,
					consent: {
						request,
						marketing,
						marketingTicked,
						...(needsConsentBox(purpose) && { requestTicked: data.has("consent") }),
					},
					visit: currentVisit(),
					page: currentPage(),
					state: knownState(),
					now: new Date(),
				});
			},
		}).then(settle, () => settle({ kind: "failed", reason: "unavailable" }));
	}

	function change(event: FormEvent<HTMLFormElement>): void {
		const data = new FormData(event.currentTarget);
		const field = (event.target as HTMLInputElement).name as LeadField;
		if (field === "consent") setAgreed(data.has("consent"));
		if (!state.attempted || !leadFields(purpose).includes(field)) return;
		dispatch({ type: "changed", field, error: leadFormErrors(purpose, valuesOf(purpose, data))[field] });
	}

	return {
		state,
		/** False once the form runs and a box that allows an answer is not ticked: nothing can be sent then. */
		agreed,
		submit,
		change,
		prepare: captcha.prepare,
		/** Reads what had been ticked before the form came to life. */
		settleAgreement: (form: HTMLFormElement) =>
			setAgreed(!needsConsentBox(purpose) || new FormData(form).has("consent")),
		restart: () => dispatch({ type: "restarted" }),
	};
}
export type LeadFormControl = ReturnType<typeof useLeadForm>;

function valuesOf(purpose: LeadKind, data: FormData): Record<string, FormDataEntryValue | null> {
	return Object.fromEntries(leadFields(purpose).map((name) => [name, data.get(name)]));
}
