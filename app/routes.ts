import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

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
	]),

	route(":locale", "routes/locale-layout.tsx", [
		index("routes/marketing/home.tsx"),
		route("*", "routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
