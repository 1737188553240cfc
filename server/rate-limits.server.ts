import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { RequestLimits } from "./platform/http/edge.server.ts";
import type { RateLimit } from "./platform/limiter.server.ts";
import type { AddressLimit, SiteLimit } from "./platform/networks.server.ts";

/**
 * All rate limits. One address may be a whole library, and one network a mobile carrier. The names are stored with the
 * counts. `AddressLimit`s count a host (an IPv4 address or an IPv6 /64) and its network (/24 or /48). `SiteLimit`s count the
 * whole site, with a reserve for networks that have asked for nothing within the window.
 */
export const limits = {
	/** Enough to correct a message. */
	leadMessagesPerSession: { name: "lead/session", max: 5, windowMinutes: 10 },
	/** All other forms together: a visitor may request several reports, guides and quotes in one visit. */
	leadRequestsPerSession: { name: "lead/session/requests", max: 12, windowMinutes: 10 },
	leadsPerAddress: { name: "lead/address", max: 300, maxPerNetwork: 1200, windowMinutes: 60 },
	/** Long before these, each challenge takes more work: see `captcha-effort.server.ts`. */
	challengesPerAddress: { name: "captcha/address", max: 600, maxPerNetwork: 2400, windowMinutes: 10 },
	/** Only counted: the whole site is never refused challenges. */
	challengesOfSite: { name: "captcha/site", max: Number.MAX_SAFE_INTEGER, windowMinutes: 10 },
	/** Answers to the question about marketing, which follows a lead. */
	leadContactsPerAddress: { name: "lead-contact/address", max: 60, maxPerNetwork: 240, windowMinutes: 60 },
	marketingConsentsPerAddress: { name: "marketing-consent/address", max: 60, maxPerNetwork: 240, windowMinutes: 60 },
	/** Leads without a captcha. Those beyond the limit are stored and marked as possible spam. */
	noScriptLeadsPerAddress: { name: "lead/address/no-script", max: 5, maxPerNetwork: 20, windowMinutes: 60 },
	/** Beyond these, a form without script is answered with the phone number: nobody could read that many. */
	maxNoScriptLeadsPerAddress: { name: "no-script/address", max: 20, maxPerNetwork: 60, windowMinutes: 60 },
	maxNoScriptLeadsOfSite: { name: "no-script/site", max: 200, maxOfFirst: 200, windowMinutes: 60 },
	/** Leads without the cookie of the opened form. Those beyond are marked as possible spam. */
	unopenedFormsPerAddress: { name: "no-script/unopened", max: 1, maxPerNetwork: 2, windowMinutes: 60 },
	unopenedFormsOfSite: { name: "no-script/unopened/site", max: 10, windowMinutes: 60 },
	/** As long as the cookie of the opened form counts. */
	leadsPerOpenedForm: { name: "no-script/opened-form", max: 3, windowMinutes: 4 * 60 },
	/** Events, not calls: a call brings up to 50. */
	eventsPerSession: { name: "events/session", max: 600, windowMinutes: 60 },
	eventsPerAddress: { name: "events/address", max: 6000, maxPerNetwork: 24_000, windowMinutes: 60 },
	/** Bounds the rows that all visitors together leave. */
	eventsOfSite: { name: "events/site", max: 200_000, windowMinutes: 24 * 60 },
	/** Opened articles of the blog. */
	postViewsPerSession: { name: "post-view/session", max: 120, windowMinutes: 60 },
	postViewsPerAddress: { name: "post-view/address", max: 300, maxPerNetwork: 1200, windowMinutes: 60 },
	/** Bounds the rows. No network alone reaches a sixth of it, so it can't keep out the views of others. */
	postViewsOfSite: { name: "post-view/site", max: 200_000, windowMinutes: 24 * 60 },
	profilesPerSession: { name: "profile/session", max: 120, windowMinutes: 60 },
	profilesPerAddress: { name: "profile/address", max: 3000, maxPerNetwork: 12_000, windowMinutes: 60 },
	cookieConsentsPerAddress: { name: "cookie-consent/address", max: 300, maxPerNetwork: 1200, windowMinutes: 60 },
	/** A browser asks once a day. */
	locationsPerAddress: { name: "geolocation/address", max: 120, maxPerNetwork: 480, windowMinutes: 10 },
	/** Only the newest thousand reports are stored, so nobody may replace them all within minutes. */
	cspReportsPerAddress: { name: "csp-report/address", max: 60, maxPerNetwork: 120, windowMinutes: 10 },
	cspReportsOfSite: { name: "csp-report/site", max: 500, windowMinutes: 60 },
	/** A page reports at most three. The log must not fill up. */
	clientErrorsPerAddress: { name: "client-error/address", max: 30, maxPerNetwork: 120, windowMinutes: 10 },
	clientErrorsOfSite: { name: "client-error/site", max: 600, windowMinutes: 60 },
	/** Pages that are rendered on request. An office or a library may sit behind one address. */
	pagesPerAddress: { name: "page/address", max: 300, maxPerNetwork: 1200, windowMinutes: 1 },
	/** Calls of any endpoint except the intake, in addition to the endpoint's own limits. */
	callsPerAddress: { name: "call/address", max: 1200, maxPerNetwork: 4800, windowMinutes: 1 },
	/** Fewer than the least offer has spots, over its longest hold. */
	offerHoldsPerAddress: { name: "offer-hold/address", max: 3, maxPerNetwork: 6, windowMinutes: 24 * 60 },
	/** Calls that bring in leads, refused ones too. Far more than a library full of people sends. */
	intakeCallsPerAddress: { name: "intake/address", max: 600, maxPerNetwork: 2400, windowMinutes: 1 },
	/**
	 * Forms posted to their page without script: each renders the page again, with what was typed. As many as pages,
	 * because a refusal here loses what was typed.
	 */
	postsPerAddress: { name: "post/address", max: 300, maxPerNetwork: 1200, windowMinutes: 1 },
	/** Protects the inbox of people whose address somebody else signs up with. */
	confirmationsPerEmail: { name: "confirmation/address", max: 3, windowMinutes: 60 },
	newPasswordsPerEmail: { name: "new-password/address", max: 3, windowMinutes: 60 },
	/** Sign-ins, wrong or right, on devices that the account does not know. */
	signInsPerAccount: { name: "sign-in/account", max: 20, windowMinutes: 60 },
	signInsPerAddress: { name: "sign-in/address", max: 40, maxPerNetwork: 120, windowMinutes: 60 },
	/** On one device that the account knows, or with one mailed link. */
	signInsPerDevice: { name: "sign-in/device", max: 20, windowMinutes: 60 },
	/** The password asked for once more on the account page. Only who is signed in can try. */
	passwordProofsPerAccount: { name: "account/password", max: 10, windowMinutes: 60 },
	/** Each mails a link to an address that the owner of an account typed. */
	emailChangesPerAccount: { name: "account/email", max: 5, windowMinutes: 60 },
	/** Each reads the whole audit ledger. */
	auditVerifications: { name: "audit/verification", max: 12, windowMinutes: 60 },
	/** Each mails a stranger. An admin brings in a whole office in an hour. */
	invitationsPerAdmin: { name: "invitation/admin", max: 30, windowMinutes: 60 },
	/** Each mails staff. */
	testLeadsPerAdmin: { name: "test-lead/admin", max: 5, windowMinutes: 60 },
	/** Each waits for the mail server. */
	testEmailsPerAdmin: { name: "test-email/admin", max: 10, windowMinutes: 60 },
	/** Each asks name servers a dozen questions. */
	recordChecksPerAdmin: { name: "mail-records/admin", max: 30, windowMinutes: 60 },
	/** Emails and webhooks that staff send again about one lead. */
	resendsPerLead: { name: "resend/lead", max: 10, windowMinutes: 60 },
	/** A second click is no second wish. */
	resendsPerDelivery: { name: "resend/delivery", max: 1, windowMinutes: 1 },
	invitationsPerEmail: { name: "invitation/address", max: 3, windowMinutes: 60 },
	/** Codes of an authenticator app and recovery codes: right or wrong, at sign-in and for changes. */
	codesPerAccount: { name: "second-factor/account", max: 10, windowMinutes: 15 },
	/**
	 * Keeps a person who knows the password from guessing codes for months. The owner is notified, and can use a
	 * passkey.
	 */
	codesPerAccountAndDay: { name: "second-factor/account/day", max: 50, windowMinutes: 24 * 60 },
	manyCodesNotices: { name: "second-factor/notice", max: 1, windowMinutes: 24 * 60 },
	codesPerAddress: { name: "second-factor/address", max: 30, maxPerNetwork: 90, windowMinutes: 60 },
	/** Challenges and answers. Nobody can guess one, but each costs a row or a signature check. */
	passkeyCallsPerAddress: { name: "passkey/address", max: 60, maxPerNetwork: 240, windowMinutes: 10 },
	/** The answer to a sign-up reveals if an address has an account, so few are answered. */
	signUpsPerAddress: { name: "sign-up/address", max: 10, maxPerNetwork: 30, windowMinutes: 60 },
	signUpsOfSite: { name: "sign-up/site", max: 100, maxOfFirst: 100, windowMinutes: 60 },
	noScriptSignUpsPerAddress: { name: "sign-up/address/no-script", max: 5, maxPerNetwork: 10, windowMinutes: 60 },
	noScriptSignUpsOfSite: { name: "sign-up/site/no-script", max: 30, maxOfFirst: 60, windowMinutes: 60 },
	/** Each computes a password hash if the link is right, which nobody can guess. */
	setupsPerAddress: { name: "setup/address", max: 10, maxPerNetwork: 30, windowMinutes: 60 },
	/** Requests to mail the link of an account again, or one to set a new password. */
	mailRequestsPerAddress: { name: "account-mail/address", max: 10, maxPerNetwork: 30, windowMinutes: 60 },
	mailRequestsOfSite: { name: "account-mail/site", max: 200, maxOfFirst: 400, windowMinutes: 60 },
	/** Requests about personal data: each mails a link to an address that anybody may have typed. */
	dataRequestsPerAddress: { name: "data-request/address", max: 5, maxPerNetwork: 15, windowMinutes: 60 },
	dataRequestsOfSite: { name: "data-request/site", max: 60, maxOfFirst: 240, windowMinutes: 60 },
	/** Files of images. An article has a dozen, which a browser asks for once. */
	imagesPerAddress: { name: "image/address", max: 1200, maxPerNetwork: 6000, windowMinutes: 1 },
	/** Each takes a few seconds of work, and a megabyte for years. */
	imagesPerWriter: { name: "image/writer", max: 100, windowMinutes: 60 },
	/** Bounds the rows that strangers can leave. */
	strangersInSecurityLog: { name: "security-log/site", max: 1000, windowMinutes: 60 },
	/** An open page reads itself again with each change of a lead. Its opening is recorded, and then this. */
	liveReadsInSecurityLog: { name: "security-log/live-read", max: 1, windowMinutes: 15 },
	refusedPagesInSecurityLog: { name: "security-log/refused-page", max: 1, windowMinutes: 10 },
	/** More than anybody hits by following old links. */
	refusedPagesPerAccount: { name: "refused-page/account", max: 60, windowMinutes: 60 },
	ownChoicesInSecurityLog: { name: "security-log/own-choice", max: 10, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit | AddressLimit | SiteLimit>;

/** The limits that the HTTP edge counts. */
export const requestLimits: RequestLimits = {
	pages: limits.pagesPerAddress,
	posts: limits.postsPerAddress,
	intake: limits.intakeCallsPerAddress,
	calls: limits.callsPerAddress,
};

export { wholeSite } from "./platform/networks.server.ts";

export function leadSessionLimit(kind: LeadKind): RateLimit {
	return kind === "contact" ? limits.leadMessagesPerSession : limits.leadRequestsPerSession;
}
