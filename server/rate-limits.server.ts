import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { RateLimit } from "./platform/rate-limit.server.ts";

/**
 * All rate limits. One address may be a whole library or a mobile carrier. The names are stored with the counts.
 */
export const limits = {
	/** Enough to correct a message. */
	leadMessagesPerSession: { name: "lead/session", max: 5, windowMinutes: 10 },
	/** All other forms together: a visitor may request several reports, guides and quotes in one visit. */
	leadRequestsPerSession: { name: "lead/session/requests", max: 12, windowMinutes: 10 },
	leadsPerAddress: { name: "lead/address", max: 300, windowMinutes: 60 },
	/** Leads without a captcha. Those beyond the limit are stored and marked as possible spam. */
	noScriptLeadsPerAddress: { name: "lead/address/no-script", max: 5, windowMinutes: 60 },
	eventsPerSession: { name: "events/session", max: 120, windowMinutes: 60 },
	eventsPerAddress: { name: "events/address", max: 3000, windowMinutes: 60 },
	profilesPerSession: { name: "profile/session", max: 120, windowMinutes: 60 },
	profilesPerAddress: { name: "profile/address", max: 3000, windowMinutes: 60 },
	cookieConsentsPerAddress: { name: "cookie-consent/address", max: 300, windowMinutes: 60 },
	/** A browser asks once a day. */
	locationsPerAddress: { name: "geolocation/address", max: 120, windowMinutes: 10 },
	cspReportsPerAddress: { name: "csp-report/address", max: 60, windowMinutes: 10 },
	/** Protects the inbox of people whose address somebody else signs up with. */
	confirmationsPerEmail: { name: "confirmation/address", max: 3, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** Limits for each address that better-auth itself counts. */
export const accountLimits = {
	anyCall: { max: 120, windowMinutes: 1 },
	signIn: { max: 20, windowMinutes: 1 },
	signUp: { max: 10, windowMinutes: 1 },
} as const satisfies Record<string, Omit<RateLimit, "name">>;

export function leadSessionLimit(kind: LeadKind): RateLimit {
	return kind === "contact" ? limits.leadMessagesPerSession : limits.leadRequestsPerSession;
}
