import { type FormEvent, useEffect, useReducer, useRef } from "react";
import { clearToasts, showToast } from "#app/components/ui/toast-queue.ts";
import { type ContactField, contactFields, contactFormErrors } from "#domain/leads/contact-form.ts";
import type { ContactSubmission, LeadErrorCode } from "#domain/leads/contact-submission.ts";
import type { Locale } from "#i18n/locales.ts";
import { captcha } from "../captcha/browser-captcha.ts";
import { keepForLater, useOutbox } from "../offline/browser-outbox.ts";
import { currentVisit } from "../session/browser-visit.ts";
import { currentPage } from "../session/page-context.ts";
import type { ContactCopy } from "./contact-copy.ts";
import { type ContactResult, contactFormState, initialContactState } from "./contact-form-state.ts";
import { contactPayload } from "./contact-payload.ts";
import { failureNotice } from "./contact-toasts.ts";
import { lastSuccess, rememberSuccess } from "./last-success.ts";
import { sendSubmission } from "./send-submission.ts";
import { type ContactOutcome, submitContact } from "./submit-contact.ts";

interface ContactHooks {
	/** The message is stored, under this id. */
	onSuccess?: (id: string, submission: ContactSubmission) => void;
	onFailure?: (reason: LeadErrorCode | "network" | "too_soon") => void;
}

export interface ContactFormOptions extends ContactHooks {
	copy: ContactCopy;
	locale: Locale;
	result: ContactResult | undefined;
}

export function useContactForm({ copy, locale, result, onSuccess, onFailure }: ContactFormOptions) {
	const [state, dispatch] = useReducer(contactFormState, result, initialContactState);
	const attempt = useRef({ submissionId: "", content: "" });
	const { kept, delivered } = useOutbox();

	const { phase } = state;
	useEffect(() => {
		const { submissionId } = attempt.current;
		if (phase !== "kept") return;
		if (delivered.includes(submissionId)) dispatch({ type: "delivered" });
		else if (!kept.some(({ id }) => id === submissionId)) dispatch({ type: "restarted" });
	}, [phase, kept, delivered]);

	/** One id for one text: a retry is recognised, while a message changed after a failure is a message of its own. */
	function submissionIdFor(content: string): string {
		if (attempt.current.content !== content) attempt.current = { submissionId: crypto.randomUUID(), content };
		return attempt.current.submissionId;
	}

	function settle(outcome: ContactOutcome): void {
		switch (outcome.kind) {
			case "invalid":
				dispatch({ type: "refused", errors: outcome.errors });
				break;
			case "sent":
				attempt.current = { submissionId: "", content: "" };
				rememberSuccess(new Date());
				showToast({ tone: "success", ...copy.toasts.success });
				dispatch({ type: "sent" });
				onSuccess?.(outcome.id, outcome.submission);
				break;
			case "kept":
				dispatch({ type: "kept" });
				break;
			case "too_soon":
				fail(outcome.kind, copy.toasts.limit);
				break;
			case "unverified":
				fail("captcha_missing", copy.toasts.captcha);
				break;
			case "failed":
				fail(outcome.reason, failureNotice(copy.toasts, outcome.reason));
				break;
		}
	}

	function fail(reason: LeadErrorCode | "network" | "too_soon", notice: { title: string; text: string }): void {
		dispatch({ type: "failed" });
		showToast({ tone: "error", title: notice.title, text: notice.text });
		onFailure?.(reason);
	}

	function submit(event: FormEvent<HTMLFormElement>): void {
		// Without a secure connection browsers withhold the cryptography of the captcha: the form then posts as it would without script.
		if (!window.isSecureContext) return;
		event.preventDefault();
		if (phase === "submitting") return;
		const data = new FormData(event.currentTarget);
		const values = Object.fromEntries(contactFields.map((name) => [name, data.get(name)]));
		const marketingTicked = data.has("marketing_consent");
		clearToasts();
		dispatch({ type: "submitted" });
		submitContact(values, {
			lastSuccess: lastSuccess(),
			now: new Date(),
			takeToken: captcha.take,
			send: sendSubmission,
			keep: keepForLater,
			payloadOf: (form) =>
				contactPayload({
					submissionId: submissionIdFor(JSON.stringify([form, marketingTicked])),
					form,
					locale,
					consent: { ...copy.consent, marketingTicked },
					visit: currentVisit(),
					page: currentPage(),
					now: new Date(),
				}),
		}).then(settle, () => settle({ kind: "failed", reason: "unavailable" }));
	}

	function change(event: FormEvent<HTMLFormElement>): void {
		const field = (event.target as HTMLInputElement).name as ContactField;
		if (!state.attempted || !contactFields.includes(field)) return;
		const error = contactFormErrors(Object.fromEntries(new FormData(event.currentTarget)))[field];
		dispatch({ type: "changed", field, error });
	}

	return { state, submit, change, prepare: captcha.prepare, restart: () => dispatch({ type: "restarted" }) };
}
