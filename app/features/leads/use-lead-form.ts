import { type FormEvent, useReducer, useRef } from "react";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { clearToasts } from "#app/browser/toast-queue.ts";
import { leadFields, leadFormErrors } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { captcha } from "../captcha/browser-captcha.ts";
import { useForm } from "../forms/use-form.ts";
import { browserSubmitParts } from "./browser-submit-parts.ts";
import { type LeadAttempt, nextAttempt } from "./lead-attempt.ts";
import type { LeadFormOptions } from "./lead-form-options.ts";
import { initialLeadState, leadFormState } from "./lead-form-state.ts";
import { reportOutcome } from "./report-outcome.ts";
import { type LeadOutcome, submitLead } from "./submit-lead.ts";
import { useDelivery } from "./use-delivery.ts";

/** A form that makes a lead: where it stands, and everything that `<LeadForm>` shows of it. */
export function useLeadForm(options: LeadFormOptions) {
	const { purpose, copy, result, details = {} } = options;
	const posted = result && "errors" in result ? result : undefined;
	const locale = usePageLocale();
	const [state, dispatch] = useReducer(leadFormState, result, initialLeadState);
	const form = useForm((data) => leadFormErrors(purpose, typedValues(purpose, data)), posted?.errors);
	const attempt = useRef<LeadAttempt>(null);
	useDelivery(state.phase, attempt.current?.submissionId, dispatch);

	function submissionIdFor(text: string): string {
		attempt.current = nextAttempt(attempt.current, text);
		return attempt.current.submissionId;
	}

	function settle(outcome: LeadOutcome): void {
		if (outcome.kind === "invalid") form.refuse(outcome.errors);
		if (outcome.kind === "sent" || outcome.kind === "kept") form.reset();
		dispatch(outcome);
		reportOutcome(outcome, options);
		if (outcome.kind !== "sent") return;
		attempt.current = null;
		options.onSuccess?.(outcome.id, outcome.submission);
	}

	function submit(event: FormEvent<HTMLFormElement>): void {
		// Without a secure connection browsers withhold the cryptography of the captcha: the form then posts as it would without script.
		if (!window.isSecureContext) return;
		event.preventDefault();
		if (state.phase === "submitting") return;
		clearToasts();
		if (!form.submit()) return;
		dispatch({ kind: "submitted" });
		const data = new FormData(event.currentTarget);
		const parts = browserSubmitParts(options, locale, data, submissionIdFor);
		submitLead(typedValues(purpose, data), parts).then(settle, () => settle({ kind: "failed", reason: "unavailable" }));
	}

	return {
		...form,
		...state,
		purpose,
		copy,
		locale,
		details,
		/** What was typed before a post without script was refused. */
		values: posted?.values ?? {},
		submit,
		prepare: captcha.prepare,
		restart: () => dispatch({ kind: "restarted" }),
	};
}
export type LeadFormControl = ReturnType<typeof useLeadForm>;

function typedValues(purpose: LeadKind, data: FormData): Record<string, FormDataEntryValue | null> {
	return Object.fromEntries(leadFields(purpose).map((name) => [name, data.get(name)]));
}
