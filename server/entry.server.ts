export * from "virtual:react-router/server-build";
export { pageSummaries, sharedEyebrow } from "#content/page-summaries.server.ts";
export { createLog } from "./platform/log.server.ts";
export { readSiteEnv } from "./read-site-env.server.ts";
export { serveRenderings } from "./rendering/renderer.server.ts";

import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { receiveCspReports } from "./csp-reports/receive-csp-reports.server.ts";
import { jobRunner } from "./jobs.server.ts";
import type { Env } from "./platform/env.server.ts";
import { createEdgeApp } from "./platform/http/app.server.ts";
import type { Edge, EdgeTypes } from "./platform/http/edge.server.ts";
import { listen } from "./platform/http/listen.server.ts";
import { startLoadGauge } from "./platform/http/load-gauge.server.ts";
import { openWithRetry, type ServicesHandle, servicesHandle } from "./platform/http/services-handle.server.ts";
import { loadStaticFiles } from "./platform/http/static-files.server.ts";
import { deriveKey } from "./platform/keys.server.ts";
import { createLimiter, type Limiter } from "./platform/limiter.server.ts";
import { createLog, type Log } from "./platform/log.server.ts";
import { limits } from "./rate-limits.server.ts";
import { routerContext } from "./router-context.server.ts";
import { openServices, type Services, type Substitutes } from "./services.server.ts";

export interface RunningServer {
	address: string;
	/** Resolves when the database is open: at once if embedded, else when the PostgreSQL server is reached. */
	services: Promise<Services>;
	/** Waits for requests, then for jobs. */
	close(): Promise<void>;
}

/**
 * Opens the database and serves the site.
 * @throws FolderInUseError, PortInUseError
 */
export async function startServer(env: Env, substitutes: Substitutes = {}): Promise<RunningServer> {
	const log = substitutes.log ?? createLog(env.logLevel);
	const limiter = substitutes.limiter ?? siteLimiter(env, substitutes.clock);
	const services = await openServicesHandle(env, { ...substitutes, log, limiter }, log);
	try {
		const listening = await listen(createApp(env, log, services, { limiter }), env);
		return {
			address: listening.address,
			services: services.ready,
			async close() {
				await listening.close();
				await services.close();
			},
		};
	} catch (error) {
		await services.close();
		throw error;
	}
}

/** @param changes replacements for development */
export function createApp(
	env: Env,
	log: Log,
	services: ServicesHandle<Services>,
	changes: Partial<Edge> = {},
): Hono<EdgeTypes> {
	const files = changes.files ?? loadStaticFiles(build.assetsBuildDirectory, env);
	return createEdgeApp({
		env,
		log,
		services,
		files,
		build,
		mode: "production",
		limiter: changes.limiter ?? siteLimiter(env),
		limits: { pages: limits.pagesPerAddress, calls: limits.callsPerAddress },
		load: changes.load ?? startLoadGauge(),
		routerContext: routerContext(services),
		receiveCspReports: receiveCspReports(services),
		...changes,
	});
}

function siteLimiter(env: Env, clock = () => new Date()): Limiter {
	return createLimiter(deriveKey(env.authSecret, "limits"), clock);
}

/**
 * Opens the services. The embedded database must open at once. A PostgreSQL server may be down for a while: pages from
 * memory are served meanwhile.
 */
export async function openServicesHandle(
	env: Env,
	substitutes: Substitutes,
	log: Log,
): Promise<ServicesHandle<Services>> {
	const open = async () => {
		const services = await openServices(env, {
			...(import.meta.env.PROD && { bundle: import.meta.url }),
			...substitutes,
		});
		await services.jobs.work(jobRunner(services));
		return services;
	};
	return env.databaseUrl && !substitutes.database ? openWithRetry(open, log) : servicesHandle(await open());
}
