import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("routes/preferred-locale.ts"),

	route("auth", "routes/account/auth.tsx"),
	route("admin", "routes/admin/dashboard.tsx"),

	...prefix("functions", [
		route("hyper-service", "routes/functions/hyper-service.ts"),
		route("captcha-challenge", "routes/functions/captcha-challenge.ts"),
		route("form-opened", "routes/functions/form-opened.ts"),
		route("*", "routes/functions/unknown.ts"),
	]),
	route("api/*", "routes/functions/unknown.ts", { id: "unknown-api" }),

	route(":locale", "routes/locale-layout.tsx", [
		index("routes/marketing/home.tsx"),
		route("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
