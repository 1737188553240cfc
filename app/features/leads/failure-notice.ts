import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadCopy } from "./lead-copy.ts";

type Notice = { title: string; text: string };

/** What a visitor is told when a form did not go out. */
export function failureNotice({ captcha, failure }: LeadCopy["toasts"], reason: LeadErrorCode | "network"): Notice {
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
