import { data, type HandleDocumentRequestFunction, type ServerBuild } from "react-router";
import { loader as preferredLocale } from "#app/routes/preferred-locale.ts";
import { loader as redirectOld } from "#app/routes/redirect.ts";
import { agency } from "#content/agency.ts";
import { offeredPath } from "#content/offered-path.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { cspNonceContext, requestInfoContext, servicesContext } from "#server/context.server.ts";
import { receiveCspReports } from "#server/csp-reports/receive-csp-reports.server.ts";
import { openRegistry } from "#server/health/open-registry.server.ts";
import { receiveLeads } from "#server/leads/receive-leads.server.ts";
import { serveMedia } from "#server/media/serve-media.server.ts";
import { type Env, readEnv } from "#server/platform/env.server.ts";
import { createEdgeApp, type EdgeApp } from "#server/platform/http/app.server.ts";
import type { Edge } from "#server/platform/http/edge.server.ts";
import { type ServicesHandle, servicesHandle } from "#server/platform/http/services-handle.server.ts";
import { createLimiter } from "#server/platform/limiter.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { createMetrics } from "#server/platform/metrics.server.ts";
import { requestLimits } from "#server/rate-limits.server.ts";
import type { Reception } from "#server/reception.server.ts";
import { routerContext } from "#server/router-context.server.ts";
import type { Services } from "#server/services.server.ts";
import { testChanges } from "./test-changes.ts";

export const siteOrigin = "https://site.example";

/** Sets the secrets, so that reading it creates no folder. */
export function testEnv(variables: Record<string, string> = {}): Env {
	return readEnv({
		NODE_ENV: "test",
		SITE_ORIGIN: siteOrigin,
		AUTH_SECRET: "auth",
		CAPTCHA_SECRET: "captcha",
		...variables,
	});
}

/** Services that only have the ping of the database. */
export function servicesWith(ping: () => Promise<void>): ServicesHandle<Services> {
	return servicesHandle({ database: { ping, changes: testChanges() } } as unknown as Services);
}

export const noServices: ServicesHandle<Services> = {
	current: null,
	ready: Promise.reject(new Error("not there")),
	close: async () => {},
};
noServices.ready.catch(() => {});

/** The whole edge in front of test routes. Each does one thing that a real route may do. */
export function testApp({
	services = servicesWith(async () => {}),
	reception = {} as Reception,
	...changes
}: Partial<Edge> & { services?: ServicesHandle<Services>; reception?: Reception } = {}): EdgeApp {
	const metrics = createMetrics();
	const version = { version: "1.2.3" };
	return createEdgeApp({
		env: testEnv(),
		log: createLog("silent"),
		version,
		metrics,
		readMetrics: () => openRegistry(metrics, version).write(null),
		services,
		canReceiveLeads: async () => true,
		files: new Map(),
		sources: [],
		unshownTopics: ["leads"],
		closing: new AbortController().signal,
		build: testBuild,
		mode: "production",
		limiter: createLimiter(Buffer.from("key"), () => new Date(0)),
		limits: requestLimits,
		load: () => "normal",
		requestLocale,
		offeredPath,
		usesTagManager: () => agency.tagManagerId !== "",
		isForSearch: () => true,
		largeBodySender: async () => ({ ok: false, code: "unauthorized" }),
		routerContext: routerContext(reception, services),
		serveMedia: serveMedia(services),
		receiveCspReports: receiveCspReports(services),
		receiveLeads: receiveLeads(reception),
		...changes,
	});
}

const page = () => null;

/** The edge in front of real routes, by path. */
export function routesApp(services: Services, routes: Record<string, object>): EdgeApp {
	return testApp({
		env: services.env,
		reception: services,
		services: servicesHandle(services),
		build: buildOf(routes),
	});
}

const modules: Record<string, Record<string, unknown>> = {
	page: { default: page, loader: () => null, action: async ({ request }: { request: Request }) => request.text() },
	auth: { default: page },
	fails: {
		default: page,
		loader: () => {
			throw new Error("a secret reason");
		},
	},
	missing: {
		default: page,
		loader: () => {
			throw data(null, { status: 404 });
		},
	},
	moved: { loader: () => Response.redirect("https://site.example/page", 302) },
	"functions/echo": {
		loader: ({ context }: { context: { get(key: unknown): unknown } }) =>
			Response.json(context.get(requestInfoContext)),
		action: async ({ request }: { request: Request }) => Response.json({ received: await request.text() }),
	},
	"functions/fails": {
		loader: () => {
			throw new Error("a secret reason");
		},
	},
	"functions/refuses": {
		loader: () => Response.json({ error: { code: "captcha_failed", message: "" } }, { status: 403 }),
	},
	"functions/lead": {
		loader: ({ context }: { context: { get(key: unknown): unknown } }) =>
			Response.json(Boolean(context.get(servicesContext))),
	},
};

const renderNonce: HandleDocumentRequestFunction = (_request, status, headers, _routes, context) => {
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(`<script nonce="${context.get(cspNonceContext)}"></script>`, { status, headers });
};

const testBuild = buildOf(modules);

/** The site's own redirects. */
export const redirectingBuild = buildOf({
	"/": { loader: preferredLocale },
	about: { loader: redirectOld },
	daytona: { loader: redirectOld },
	"blog/*": { loader: redirectOld },
	page: { default: page },
});

export function buildOf(routes: Record<string, object>): ServerBuild {
	const children = Object.entries(routes).map(([path, module]) => [path, { id: path, parentId: "root", path, module }]);
	return {
		ssr: true,
		basename: "/",
		publicPath: "/",
		assetsBuildDirectory: "",
		future: {},
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
		assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
		entry: { module: { default: renderNonce, handleError: () => {} } },
		routes: Object.fromEntries([["root", { id: "root", path: "", module: { default: page } }], ...children]),
	} as ServerBuild;
}
