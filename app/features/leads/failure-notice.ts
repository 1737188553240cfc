import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadCopy } from "./lead-copy.ts";
import type { LeadOutcome } from "./submit-lead.ts";

/** A heading and a sentence, as a toast or a notice shows them. */
export type LeadNotice = { title: string; text: string };

export type LeadFailure = LeadErrorCode | "network" | "too_soon";

/** Why a form did not go out; null where it did, or where its fields say so themselves. */
export function failureOf(outcome: LeadOutcome): LeadFailure | null {
	switch (outcome.kind) {
		case "too_soon":
			return "too_soon";
		case "unverified":
			return "captcha_missing";
		case "failed":
			return outcome.reason;
		default:
			return null;
	}
}

/** What a visitor is told when a form did not go out. */
export function failureNotice({ captcha, failure }: LeadCopy["toasts"], reason: LeadFailure): LeadNotice {
	switch (reason) {
		case "captcha_failed":
		case "captcha_missing":
			return captcha;
		case "rate_limited":
			return { title: failure.title, text: failure.rate_limited };
		case "network":
			return { title: failure.title, text: failure.network };
		default:
			return { title: failure.title, text: failure.text };
	}
}
