import type { LeadFormError } from "#domain/leads/lead-error.ts";
import type { LeadCopy } from "./lead-copy.ts";

/** A heading and a sentence, for a toast or a notice. */
export type LeadNotice = { title: string; text: string };

export type LeadFailure = LeadFormError | "network" | "too_soon";

/** The message for a visitor whose form could not be sent. */
export function failureNotice({ captcha, failure }: LeadCopy["toasts"], reason: LeadFailure): LeadNotice {
	if (reason === "captcha_failed" || reason === "captcha_missing") return captcha;
	const hasOwnText = reason === "rate_limited" || reason === "no_script_limit" || reason === "network";
	const text = hasOwnText ? failure[reason] : failure.text;
	return { title: failure.title, text };
}
