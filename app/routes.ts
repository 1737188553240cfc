import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { shortcuts, unlocalizedPaths } from "../domain/site/redirects.ts";
import { locales } from "../i18n/locales.ts";

const article = (path: string) => route(path, "routes/marketing/article.tsx", { id: `article-${path}` });

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
		...["privacy", "terms", "cookies", "compliance", "accessibility"].map(article),
		route("state-compliance", "routes/marketing/state-compliance.tsx"),
		route("test-disc", "routes/marketing/disc-test.tsx"),
		route("calculator", "routes/calculators/calculator.tsx"),

		...shortcuts.map((kind) => route(`${kind}/:service`, "routes/shortcut.tsx", { id: `shortcut-${kind}` })),
		route("search", "routes/search/results.tsx"),
		route("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
