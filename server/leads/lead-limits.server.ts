import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { RateLimit } from "../platform/rate-limit.server.ts";

/** One visitor: enough for a corrected message, too few for a flood. */
const messagesPerSession: RateLimit = { name: "lead/session", most: 5, perMinutes: 10 };

/** All other forms together: somebody may well ask for several reports, guides and quotes in one sitting. */
const requestsPerSession: RateLimit = { name: "lead/session/requests", most: 12, perMinutes: 10 };

export function sessionLimit(purpose: LeadKind): RateLimit {
	return purpose === "contact" ? messagesPerSession : requestsPerSession;
}

/** One address may be a whole library, or a mobile carrier. */
export const perAddress: RateLimit = { name: "lead/address", most: 300, perMinutes: 60 };

/** Messages without a captcha, which are marked beyond this and still kept. */
export const perAddressWithoutScript: RateLimit = { name: "lead/address/plain", most: 5, perMinutes: 60 };
