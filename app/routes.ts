import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { caseStudyPath, caseStudySlugs, landingPath, landingSlugs } from "../domain/site/pages.ts";
import { shortcuts, unlocalizedPaths } from "../domain/site/redirects.ts";
import { locales } from "../i18n/locales.ts";

const article = (path: string) => route(path, "routes/marketing/article.tsx", { id: `article-${path}` });

/** Serves several paths with one module, each under an id of its own. */
const each = (paths: readonly string[], module: string) =>
	paths.map((path) => route(path.slice(1), module, { id: path }));

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
		route("offer-spots", "routes/functions/offer-spots.ts"),
		route("offer-claim", "routes/functions/offer-claim.ts"),
		route("geolocation", "routes/functions/geolocation.ts"),
		route("consent", "routes/functions/consent.ts"),
		route("events", "routes/functions/events.ts"),
		route("profile", "routes/functions/profile.ts"),
		route("tag-manager", "routes/functions/tag-manager.ts"),
		route("*", "routes/functions/unknown.ts"),
	]),
	route("api/*", "routes/functions/unknown.ts", { id: "unknown-api" }),

	...unlocalizedPaths.map((path) => route(path, "routes/redirect.ts", { id: `redirect${path}` })),

	route("sitemap.xml", "routes/search-engines/sitemap-index.ts"),
	...locales.map((locale) =>
		route(`sitemap-${locale}.xml`, "routes/search-engines/sitemap.ts", { id: `sitemap-${locale}` }),
	),
	route("robots.txt", "routes/search-engines/robots.ts"),
	route("llms.txt", "routes/search-engines/llms.ts"),
	...locales.map((locale) =>
		route(`search-index/${locale}.json`, "routes/search/search-index.ts", { id: `search-index-${locale}` }),
	),
	...locales.map((locale) =>
		route(`chat-messages/${locale}.json`, "routes/chat/chat-messages.ts", { id: `chat-messages-${locale}` }),
	),

	route(":locale", "routes/locale-layout.tsx", [
		index("routes/marketing/home.tsx"),

		...["about", "training", "careers", "carriers", "ai-hub"].map(article),
		article("services"),
		route("services/:service", "routes/services/service.tsx"),
		route("services/final-expense/:state", "routes/services/state.tsx"),
		route("resources/faq", "routes/marketing/faq.tsx"),
		article("resources/ai-hub"),
		route("locations/:city", "routes/marketing/location.tsx"),

		route("licensing", "routes/marketing/licensing.tsx"),
		route("privacy", "routes/marketing/privacy.tsx"),
		...["terms", "cookies", "compliance", "accessibility"].map(article),
		route("state-compliance", "routes/marketing/state-compliance.tsx"),
		route("test-disc", "routes/marketing/disc-test.tsx"),
		route("calculator", "routes/calculators/calculator.tsx"),

		layout("routes/funnels/funnel-layout.tsx", [
			...each(landingSlugs.map(landingPath), "routes/funnels/landing.tsx"),
			...each(caseStudySlugs.map(caseStudyPath), "routes/funnels/case-study.tsx"),
			route("funnels/:service/lp", "routes/funnels/lp.tsx"),
			route("funnels/:service/calc", "routes/funnels/calc.tsx"),
			route("funnels/:service/book", "routes/funnels/book.tsx"),
			route("funnels/:service/offer", "routes/funnels/offer.tsx"),
			route("funnels/:quote", "routes/funnels/quote.tsx"),
		]),

		...shortcuts.map((kind) => route(`${kind}/:service`, "routes/shortcut.tsx", { id: `shortcut-${kind}` })),
		route("search", "routes/search/results.tsx"),
		route("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
