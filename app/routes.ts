import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { complaintFiles } from "../domain/complaints/complaint.ts";
import { certificateFiles } from "../domain/consent/certificate-address.ts";
import { numberFiles } from "../domain/do-not-call/register-address.ts";
import { evidenceFiles } from "../domain/evidence/evidence-address.ts";
import { locales } from "../domain/locale/locales.ts";
import { offlineSlug } from "../domain/pages/offline-page.ts";
import { type PageKind, pagesOf } from "../domain/pages/page-registry.ts";
import { localeFiles } from "../domain/pages/prerendered-files.ts";
import { printedPaths, shortcuts, unlocalizedPaths } from "../domain/pages/redirects.ts";
import { type ArticlePath, articlePaths } from "../domain/site/pages.ts";
import { allDashboardTabs } from "../domain/staff/dashboard-tabs.ts";

/** One module may serve several addresses: each is a separate route, named by its address. */
const at = (path: string, module: string) => route(path.slice(1), module, { id: path });
const everyPageOf = (kind: PageKind, module: string) => pagesOf(kind).map(({ path }) => at(path, module));
const inEachLocale = (file: keyof typeof localeFiles, module: string) =>
	locales.map((locale) => at(localeFiles[file](locale), module));

/** Articles that show more than their copy. */
const articleModules: Partial<Record<ArticlePath, string>> = {
	"/about": "routes/marketing/about.tsx",
	"/careers": "routes/marketing/careers.tsx",
	"/carriers": "routes/marketing/carriers.tsx",
	"/licensing": "routes/marketing/licensing.tsx",
	"/privacy": "routes/marketing/privacy.tsx",
	"/state-compliance": "routes/marketing/state-compliance.tsx",
};

/** Pages in the funnels' shell instead of the site's header and footer. */
const funnelRoutes = {
	landing: everyPageOf("landing", "routes/funnels/landing.tsx"),
	caseStudy: everyPageOf("caseStudy", "routes/funnels/case-study.tsx"),
	lp: [route("funnels/:service/lp", "routes/funnels/lp.tsx")],
	calc: [route("funnels/:service/calc", "routes/funnels/calc.tsx")],
	book: [route("funnels/:service/book", "routes/funnels/book.tsx")],
	offer: [route("funnels/:service/offer", "routes/funnels/offer.tsx")],
	quote: [route("funnels/:quote", "routes/funnels/quote.tsx")],
} satisfies Partial<Record<PageKind, RouteConfigEntry[]>>;

const siteRoutes: Record<Exclude<PageKind, keyof typeof funnelRoutes>, RouteConfigEntry[]> = {
	home: [index("routes/marketing/home.tsx")],
	article: articlePaths.map((path) => at(path, articleModules[path] ?? "routes/marketing/article.tsx")),
	service: [route("services/:service", "routes/services/service.tsx")],
	state: [route("services/final-expense/:state", "routes/services/state.tsx")],
	location: [route("locations/:city", "routes/marketing/location.tsx")],
	faq: everyPageOf("faq", "routes/marketing/faq.tsx"),
	discTest: everyPageOf("discTest", "routes/marketing/disc-test.tsx"),
	calculator: everyPageOf("calculator", "routes/calculators/calculator.tsx"),
	blog: everyPageOf("blog", "routes/blog/list.tsx"),
	post: [route("blog/:slug", "routes/blog/post.tsx")],
};

export default [
	index("routes/preferred-locale.ts"),

	route("auth", "routes/account/auth.tsx"),
	route("auth/second-factor", "routes/account/second-step.tsx"),
	route("auth/sign-out", "routes/account/sign-out.ts"),
	route("auth/invitation", "routes/account/invitation.tsx"),
	route("auth/setup", "routes/account/setup.tsx"),
	route("account", "routes/account/account.tsx"),
	route("account/email", "routes/account/email-link.tsx"),
	route("account/second-factor", "routes/account/second-factor.tsx"),
	route("admin", "routes/admin/admin-layout.tsx", [
		index("routes/admin/dashboard-index.ts"),
		...allDashboardTabs.map((tab) => route(tab, `routes/admin/${tab}.tsx`)),
		route("audit", "routes/admin/audit.tsx"),
		route("wordings", "routes/admin/wordings.tsx"),
		route("complaints", "routes/admin/complaints.tsx"),
		route("complaints/new", "routes/admin/complaint-new.tsx"),
		...complaintFiles.map((file) =>
			route(`complaints/${file}`, "routes/admin/complaints-file.ts", { id: `complaints-${file}` }),
		),
		route("complaints/:complaint", "routes/admin/complaint.tsx"),
		route("do-not-call", "routes/admin/do-not-call.tsx"),
		route("do-not-call/list", "routes/admin/do-not-call-list.tsx"),
		route("do-not-call/results", "routes/admin/do-not-call-results.tsx"),
		...numberFiles.map((file) =>
			route(`do-not-call/${file}`, "routes/admin/do-not-call-numbers.ts", { id: `do-not-call-${file}` }),
		),
		route("blog", "routes/admin/blog.tsx"),
		route("blog/register", "routes/admin/blog-register.tsx"),
		route("blog/register/:file", "routes/admin/blog-register-file.ts"),
		route("blog/:article/:locale", "routes/admin/blog-article.tsx"),
		route("blog/:article/:locale/versions", "routes/admin/blog-versions.tsx"),
		route("leads/new", "routes/admin/lead-new.tsx"),
		route("leads/:lead", "routes/admin/lead.tsx"),
		route("leads/:lead/person", "routes/admin/lead-person.tsx"),
		route("duplicates", "routes/admin/duplicates.tsx"),
		...certificateFiles.map((file) =>
			route(`leads/:lead/${file}`, "routes/admin/lead-certificate.ts", { id: `lead-${file}` }),
		),
		route("leads/:lead/evidence", "routes/admin/lead-evidence.tsx"),
		...evidenceFiles.map((file) =>
			route(`leads/:lead/${file}`, "routes/admin/lead-evidence-file.ts", { id: `lead-${file}` }),
		),
		route("leads/promises", "routes/admin/lead-promises.tsx"),
		route("leads/deleted", "routes/admin/leads-deleted.tsx"),
		route("leads/change", "routes/admin/leads-change.tsx"),
		route("manage", "routes/admin/manage.tsx"),
		route("calendar", "routes/admin/calendar.tsx"),
		route("routing", "routes/admin/routing.tsx"),
		route("leads/import", "routes/admin/leads-import.tsx"),
		route("leads/import/:import", "routes/admin/leads-import-file.tsx"),
		route("leads/import/:import/refused.csv", "routes/admin/leads-import-refused.ts"),
		route("leads/export", "routes/admin/leads-export.tsx"),
		route("leads/export/file", "routes/admin/leads-export-file.ts"),
		route("undo", "routes/admin/undo.ts"),
		route("test-lead", "routes/admin/test-lead.ts"),
		route("settings", "routes/admin/settings.tsx"),
		route("settings/settings.json", "routes/admin/settings-file.ts"),
		route("settings/:section/evidence/:file", "routes/admin/settings-evidence.ts"),
		route("settings/mail", "routes/admin/settings-mail.tsx"),
		route("settings/rates", "routes/admin/settings-rates.tsx"),
		route("settings/words", "routes/admin/settings-words.tsx"),
		route("settings/consent", "routes/admin/settings-words.tsx", { id: "settings-consent" }),
		route("settings/words/preview", "routes/admin/settings-words-preview.ts"),
		route("settings/:section", "routes/admin/settings-section.tsx"),
		route("health", "routes/admin/health.tsx"),
		route("launch", "routes/admin/launch.tsx"),
		route("launch/texts", "routes/admin/launch-texts.tsx"),
		route("people", "routes/admin/people.tsx"),
		route("people/:person", "routes/admin/person.tsx"),
		route("webhooks", "routes/admin/webhooks.tsx"),
		route("webhooks/:endpoint", "routes/admin/webhook.tsx"),
		route("webhooks/:endpoint/:call", "routes/admin/webhook-call.tsx"),
	]),

	...prefix("api", [
		route("session", "routes/account/session.ts"),
		route("session/:report", "routes/account/session-report.ts"),
		route("auth/*", "routes/account/auth-api.ts"),
		route("passkey/:step", "routes/account/passkey-api.ts"),
		route("blog/draft", "routes/blog/draft-api.ts"),
		route("blog/image", "routes/blog/image-api.ts"),
		route("lead/presence", "routes/admin/lead-presence-api.ts"),
		route("lead/events", "routes/admin/lead-events-api.ts"),
		route("lead/refresh", "routes/admin/lead-refresh-api.ts"),
		route("lead/find", "routes/admin/lead-find-api.ts"),
	]),

	...prefix("functions", [
		route("captcha-challenge", "routes/functions/captcha-challenge.ts"),
		route("form-opened", "routes/functions/form-opened.ts"),
		route("booking-webhook", "routes/functions/booking-webhook.ts"),
		route("email-events", "routes/functions/email-events.ts"),
		route("unsubscribe", "routes/functions/unsubscribe.ts"),
		route("offer-spots", "routes/functions/offer-spots.ts"),
		route("lead-contact", "routes/functions/lead-contact.ts"),
		route("marketing-consent", "routes/functions/marketing-consent.ts"),
		route("offer-claim", "routes/functions/offer-claim.ts"),
		route("geolocation", "routes/functions/geolocation.ts"),
		route("consent", "routes/functions/consent.ts"),
		route("events", "routes/functions/events.ts"),
		route("profile", "routes/functions/profile.ts"),
		route("blog-view", "routes/functions/blog-view.ts"),
		route("client-error", "routes/functions/client-error.ts"),
		route("tag-manager", "routes/functions/tag-manager.ts"),
		route("*", "routes/functions/unknown.ts"),
	]),
	route("api/*", "routes/functions/unknown.ts", { id: "unknown-api" }),

	route("calendar/:file", "routes/admin/calendar-feed.ts"),
	route("blog/preview/:token", "routes/blog/preview.tsx"),
	...unlocalizedPaths.map((path) => route(path, "routes/redirect.ts", { id: `redirect${path}` })),

	route("sitemap.xml", "routes/search-engines/sitemap-index.ts"),
	...inEachLocale("sitemap", "routes/search-engines/sitemap.ts"),
	route("robots.txt", "routes/search-engines/robots.ts"),
	route(".well-known/security.txt", "routes/search-engines/security-txt.ts"),
	route("llms.txt", "routes/search-engines/llms.ts"),
	route("site.webmanifest", "routes/search-engines/web-manifest.ts"),
	...inEachLocale("searchIndex", "routes/search/search-index.ts"),
	...inEachLocale("rss", "routes/blog/feed.ts"),
	...inEachLocale("atom", "routes/blog/feed.ts"),
	...inEachLocale("chatMessages", "routes/chat/chat-messages.ts"),
	...inEachLocale("parts", "routes/parts.ts"),

	route("guides/:locale/:file", "routes/guides/guide-file.ts"),

	route(":locale", "routes/locale-layout.tsx", [
		...Object.values(siteRoutes).flat(),
		layout("routes/funnels/funnel-layout.tsx", Object.values(funnelRoutes).flat()),
		...printedPaths.map((path) => route(path.slice(1), "routes/redirect.ts", { id: `localized${path}` })),
		...shortcuts.map((kind) => route(`${kind}/:service`, "routes/shortcut.tsx", { id: `shortcut-${kind}` })),
		route(offlineSlug, "routes/offline/offline.tsx"),
		route("search", "routes/search/results.tsx"),
		route("unsubscribe", "routes/unsubscribe/unsubscribe.tsx"),
		route("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
