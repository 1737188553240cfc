/** The level that a visitor needs, from the lowest. Staff also need a second factor where it is required. */
export const accessLevels = ["public", "signed in", "staff", "admin"] as const;
export type Access = (typeof accessLevels)[number];

const admin = {
	"admin-layout.tsx": "staff",
	"dashboard-index.ts": "staff",
	"today.tsx": "staff",
	"contact-submissions.tsx": "admin",
	"quarantine.tsx": "admin",
	"conversions.tsx": "admin",
	"visitor-profiles.tsx": "staff",
	"privacy-requests.tsx": "admin",
	"lead-new.tsx": "staff",
	"lead.tsx": "staff",
	"lead-person.tsx": "staff",
	"duplicates.tsx": "admin",
	"lead-presence-api.ts": "staff",
	"lead-events-api.ts": "staff",
	"lead-refresh-api.ts": "staff",
	"lead-find-api.ts": "staff",
	"lead-certificate.ts": "staff",
	"lead-evidence.tsx": "admin",
	"lead-evidence-file.ts": "admin",
	"lead-promises.tsx": "staff",
	"leads-export.tsx": "admin",
	"leads-import.tsx": "admin",
	"leads-import-file.tsx": "admin",
	"leads-import-refused.ts": "admin",
	"leads-export-file.ts": "admin",
	"leads.tsx": "staff",
	"leads-change.tsx": "staff",
	"manage.tsx": "staff",
	"calendar.tsx": "staff",
	// Anyone who has the secret address.
	"calendar-feed.ts": "public",
	"routing.tsx": "admin",
	"leads-deleted.tsx": "admin",
	"undo.ts": "staff",
	"test-lead.ts": "admin",
	"complaints.tsx": "staff",
	"complaint.tsx": "staff",
	"complaint-new.tsx": "staff",
	"complaints-file.ts": "admin",
	"do-not-call.tsx": "admin",
	"do-not-call-list.tsx": "admin",
	"do-not-call-results.tsx": "admin",
	"do-not-call-numbers.ts": "admin",
	"audit.tsx": "admin",
	"wordings.tsx": "admin",
	"people.tsx": "admin",
	"webhooks.tsx": "admin",
	"webhook.tsx": "admin",
	"webhook-call.tsx": "admin",
	"person.tsx": "admin",
	"blog.tsx": "staff",
	"blog-article.tsx": "staff",
	"blog-versions.tsx": "staff",
	"blog-register.tsx": "admin",
	"blog-register-file.ts": "admin",
} as const;

const blog = {
	"draft-api.ts": "staff",
	"image-api.ts": "staff",
	// Anyone who has the link.
	"preview.tsx": "public",
} as const;

const account = {
	"account.tsx": "signed in",
	"second-factor.tsx": "signed in",
	"session-report.ts": "signed in",
	// Its steps that sign somebody in are for everybody.
	"passkey-api.ts": "signed in",
	// Anyone who has the mailed link, or the right password.
	"auth.tsx": "public",
	"auth-api.ts": "public",
	"second-step.tsx": "public",
	"sign-out.ts": "public",
	"invitation.tsx": "public",
	"setup.tsx": "public",
	"email-link.tsx": "public",
	// Tells visitors that nobody is signed in.
	"session.ts": "public",
} as const;

/** Called by the pages' scripts and by other servers. */
const functions = [
	"hyper-service.ts",
	"captcha-challenge.ts",
	"form-opened.ts",
	"booking-webhook.ts",
	"email-events.ts",
	"unsubscribe.ts",
	"offer-spots.ts",
	"lead-contact.ts",
	"marketing-consent.ts",
	"offer-claim.ts",
	"geolocation.ts",
	"consent.ts",
	"events.ts",
	"profile.ts",
	"blog-view.ts",
	"client-error.ts",
	"tag-manager.ts",
	"unknown.ts",
] as const;

const site = [
	"preferred-locale.ts",
	"redirect.ts",
	"search-engines/sitemap-index.ts",
	"search-engines/sitemap.ts",
	"search-engines/robots.ts",
	"search-engines/security-txt.ts",
	"search-engines/llms.ts",
	"search-engines/web-manifest.ts",
	"search/search-index.ts",
	"search/results.tsx",
	"chat/chat-messages.ts",
	"parts.ts",
	"guides/guide-file.ts",
	"locale-layout.tsx",
	"blog/list.tsx",
	"blog/post.tsx",
	"blog/feed.ts",
	"marketing/home.tsx",
	"marketing/about.tsx",
	"marketing/article.tsx",
	"marketing/careers.tsx",
	"marketing/carriers.tsx",
	"marketing/licensing.tsx",
	"marketing/state-compliance.tsx",
	"marketing/privacy.tsx",
	"marketing/location.tsx",
	"marketing/faq.tsx",
	"marketing/disc-test.tsx",
	"services/service.tsx",
	"services/state.tsx",
	"calculators/calculator.tsx",
	"funnels/funnel-layout.tsx",
	"funnels/landing.tsx",
	"funnels/case-study.tsx",
	"funnels/lp.tsx",
	"funnels/calc.tsx",
	"funnels/book.tsx",
	"funnels/offer.tsx",
	"funnels/quote.tsx",
	"shortcut.tsx",
	"offline/offline.tsx",
	"unsubscribe/unsubscribe.tsx",
	"not-found.tsx",
] as const;

/**
 * The access that each module of `app/routes.ts` needs, by its file. A module may serve several addresses. One that is not
 * listed here fails a test, so nobody adds a page or a function without deciding who may open it.
 */
export const routeAccess: Readonly<Record<string, Access>> = Object.fromEntries([
	...Object.entries(admin).map(([file, access]) => [`routes/admin/${file}`, access]),
	...Object.entries(account).map(([file, access]) => [`routes/account/${file}`, access]),
	...Object.entries(blog).map(([file, access]) => [`routes/blog/${file}`, access]),
	...functions.map((file) => [`routes/functions/${file}`, "public"]),
	...site.map((file) => [`routes/${file}`, "public"]),
]);

/** Pages of the dashboard that show nothing about anybody, and the log itself: nobody records that they are read. */
export const pagesWithoutPeople: readonly string[] = [
	"/admin/audit",
	"/admin/manage",
	"/admin/wordings",
	"/admin/leads/export",
	"/admin/leads/import",
	"/admin/leads/new",
	"/admin/webhooks",
	"/admin/webhooks/:endpoint",
];
