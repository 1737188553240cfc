import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { RateLimit } from "./platform/rate-limit.server.ts";

/**
 * How often each thing may be done. An address may be a whole library, or a mobile carrier. The names are stored with
 * the counts.
 */
export const limits = {
	/** One visitor: enough for a corrected message, too few for a flood. */
	leadMessagesPerSession: { name: "lead/session", max: 5, windowMinutes: 10 },
	/** All other forms together: somebody may well ask for several reports, guides and quotes in one sitting. */
	leadRequestsPerSession: { name: "lead/session/requests", max: 12, windowMinutes: 10 },
	leadsPerAddress: { name: "lead/address", max: 300, windowMinutes: 60 },
	/** Leads without a captcha. Those beyond the limit are marked, and still stored. */
	noScriptLeadsPerAddress: { name: "lead/address/plain", max: 5, windowMinutes: 60 },
	eventsPerSession: { name: "events/session", max: 120, windowMinutes: 60 },
	eventsPerAddress: { name: "events/address", max: 3000, windowMinutes: 60 },
	profilesPerSession: { name: "profile/session", max: 120, windowMinutes: 60 },
	profilesPerAddress: { name: "profile/address", max: 3000, windowMinutes: 60 },
	cookieConsentsPerAddress: { name: "cookie-consent/address", max: 300, windowMinutes: 60 },
	/** A page asks once a day. */
	locationsPerAddress: { name: "geolocation/address", max: 120, windowMinutes: 10 },
	cspReportsPerAddress: { name: "csp-report/address", max: 60, windowMinutes: 10 },
	/** Nobody's inbox may be filled by someone who signs up with their address. */
	confirmationsPerEmail: { name: "confirmation/address", max: 3, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** Calls of each address to the accounts library, which counts them itself. */
export const accountLimits = {
	anyCall: { max: 120, windowMinutes: 1 },
	signIn: { max: 20, windowMinutes: 1 },
	signUp: { max: 10, windowMinutes: 1 },
} as const satisfies Record<string, Omit<RateLimit, "name">>;

export function leadSessionLimit(purpose: LeadKind): RateLimit {
	return purpose === "contact" ? limits.leadMessagesPerSession : limits.leadRequestsPerSession;
}
