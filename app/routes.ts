import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { locales } from "../domain/locale/locales.ts";
import { type PageKind, pagesOf } from "../domain/pages/page-registry.ts";
import { localeFiles } from "../domain/pages/prerendered-files.ts";
import { shortcuts, unlocalizedPaths } from "../domain/pages/redirects.ts";
import { type ArticlePath, articlePaths } from "../domain/site/pages.ts";

/** One module may serve several addresses: each is a route of its own, named by its address. */
const at = (path: string, module: string) => route(path.slice(1), module, { id: path });
const everyPageOf = (kind: PageKind, module: string) => pagesOf(kind).map(({ path }) => at(path, module));
const inEachLocale = (file: keyof typeof localeFiles, module: string) =>
	locales.map((locale) => at(localeFiles[file](locale), module));

/** Articles that show more than their copy. */
const articleModules: Partial<Record<ArticlePath, string>> = {
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
};

export default [
	index("routes/preferred-locale.ts"),

	route("auth", "routes/account/auth.tsx"),
	route("auth/sign-out", "routes/account/sign-out.ts"),
	route("admin", "routes/admin/admin-layout.tsx", [index("routes/admin/dashboard.tsx")]),

	...prefix("api", [route("session", "routes/account/session.ts"), route("auth/*", "routes/account/auth-api.ts")]),

	...prefix("functions", [
		route("hyper-service", "routes/functions/hyper-service.ts"),
		route("captcha-challenge", "routes/functions/captcha-challenge.ts"),
		route("form-opened", "routes/functions/form-opened.ts"),
		route("booking-webhook", "routes/functions/booking-webhook.ts"),
		route("email-events", "routes/functions/email-events.ts"),
		route("unsubscribe", "routes/functions/unsubscribe.ts"),
		route("offer-spots", "routes/functions/offer-spots.ts"),
		route("offer-claim", "routes/functions/offer-claim.ts"),
		route("geolocation", "routes/functions/geolocation.ts"),
		route("consent", "routes/functions/consent.ts"),
		route("events", "routes/functions/events.ts"),
		route("profile", "routes/functions/profile.ts"),
		route("client-error", "routes/functions/client-error.ts"),
		route("tag-manager", "routes/functions/tag-manager.ts"),
		route("*", "routes/functions/unknown.ts"),
	]),
	route("api/*", "routes/functions/unknown.ts", { id: "unknown-api" }),

	...unlocalizedPaths.map((path) => route(path, "routes/redirect.ts", { id: `redirect${path}` })),

	route("sitemap.xml", "routes/search-engines/sitemap-index.ts"),
	...inEachLocale("sitemap", "routes/search-engines/sitemap.ts"),
	route("robots.txt", "routes/search-engines/robots.ts"),
	route(".well-known/security.txt", "routes/search-engines/security-txt.ts"),
	route("llms.txt", "routes/search-engines/llms.ts"),
	route("site.webmanifest", "routes/search-engines/web-manifest.ts"),
	...inEachLocale("searchIndex", "routes/search/search-index.ts"),
	...inEachLocale("chatMessages", "routes/chat/chat-messages.ts"),

	route(":locale", "routes/locale-layout.tsx", [
		...Object.values(siteRoutes).flat(),
		layout("routes/funnels/funnel-layout.tsx", Object.values(funnelRoutes).flat()),
		...shortcuts.map((kind) => route(`${kind}/:service`, "routes/shortcut.tsx", { id: `shortcut-${kind}` })),
		route("search", "routes/search/results.tsx"),
		route("unsubscribe", "routes/unsubscribe/unsubscribe.tsx"),
		route("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
