export * from "virtual:react-router/server-build";
export { sharedPages } from "#content/shared-pages.server.ts";
export { openSite } from "./open-site.server.ts";
export { offerSetup } from "./people/setup-link.server.ts";
export { handleUncaughtErrors } from "./platform/last-resort.server.ts";
export { createLog } from "./platform/log.server.ts";
export { readSiteEnv } from "./read-site-env.server.ts";

import { resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import { agency } from "#content/agency.ts";
import { isProductionBuild } from "#content/current-claims.server.ts";
import { offeredPath } from "#content/offered-path.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { createPublishedPosts } from "./blog/published-posts.server.ts";
import { receiveCspReports } from "./csp-reports/receive-csp-reports.server.ts";
import type { openRegistry } from "./health/open-registry.server.ts";
import { readyToLaunch } from "./launch/is-ready-to-launch.server.ts";
import { leadsTopic } from "./lead-desk/events/read-lead-events.server.ts";
import { receiveLeads } from "./leads/receive-leads.server.ts";
import { serveMedia } from "./media/serve-media.server.ts";
import { type OpenSite, openSite } from "./open-site.server.ts";
import { blogPages } from "./pages/blog-pages.server.ts";
import { claimsPages } from "./pages/claims-pages.server.ts";
import { drawingPages } from "./pages/drawing-pages.server.ts";
import { iconPages } from "./pages/icon-pages.server.ts";
import { socialImagePages } from "./pages/social-image-pages.server.ts";
import { ConfigurationError, type Env } from "./platform/env.server.ts";
import { createEdgeApp, type EdgeApp } from "./platform/http/app.server.ts";
import { openEarlierAssets } from "./platform/http/earlier-assets.server.ts";
import type { Edge } from "./platform/http/edge.server.ts";
import { listen } from "./platform/http/listen.server.ts";
import { startLoadGauge } from "./platform/http/load-gauge.server.ts";
import type { PageSource } from "./platform/http/page-source.server.ts";
import { loadStaticFiles } from "./platform/http/static-files.server.ts";
import { jobsTopic } from "./platform/job-queue.server.ts";
import { requestLimits } from "./rate-limits.server.ts";
import { routerContext } from "./router-context.server.ts";
import type { Services, Substitutes } from "./services.server.ts";
import { siteVersion } from "./site-version.server.ts";
import { largeBodySender } from "./staff/large-body-sender.server.ts";
import { recordWordings } from "./wordings/record-wordings.server.ts";

export interface RunningServer {
	address: string;
	/** Resolves when the database is open: at once if embedded, else when the PostgreSQL server is reached. */
	services: Promise<Services>;
	/** Waits a few seconds for requests and jobs. */
	close(): Promise<void>;
}

/**
 * Opens the intake and the database, and serves the site.
 * @throws ConfigurationError if production serves a build whose pages show unproven claims
 * @throws FolderInUseError, FolderNotWritableError, PortInUseError
 */
export async function startServer(env: Env, substitutes: Substitutes = {}): Promise<RunningServer> {
	if (import.meta.env.PROD && env.mode === "production" && !isProductionBuild) {
		throw new ConfigurationError("The build is for development. Build it with NODE_ENV=production.");
	}
	const closing = new AbortController();
	const serverBuild = resolve(build.assetsBuildDirectory, "../server");
	const site = await openSite(env, { ...(import.meta.env.PROD && { serverBuild }), ...substitutes });
	try {
		const app = createApp(site, { closing: closing.signal });
		const listening = await listen(app, env);
		const recorder = recordWordings(site, app.pages);
		return {
			address: listening.address,
			services: site.services.ready,
			async close() {
				closing.abort();
				// Its requests would never finish. The services wait for its reads when they close.
				void site.services.current?.leadFeed.close();
				// Jobs end while requests do.
				await Promise.all([listening.close(), site.services.current?.jobs.stop(), recorder.close()]);
				await site.close();
			},
		};
	} catch (error) {
		await site.close();
		throw error;
	}
}

/** In development, each request is rendered from the newest code. But the content of pages is still read. */
function neverKept(source: PageSource): PageSource {
	return { ...source, versionOf: () => null };
}

/** @param changes replacements for development */
export function createApp({ reception, services }: OpenSite, changes: Partial<Edge> = {}): EdgeApp {
	const { env, log, limiter, intake, metrics } = reception;
	let registry: Promise<ReturnType<typeof openRegistry>> | undefined;
	const posts = createPublishedPosts(() => services.current?.database.db ?? null);
	const claims = claimsPages(reception, services);
	const files = changes.files ?? loadStaticFiles(build.assetsBuildDirectory);
	const sources = [
		...blogPages(posts, claims),
		...claims,
		socialImagePages(services, files),
		iconPages(services),
		drawingPages(files),
	];
	return createEdgeApp({
		env,
		log,
		version: siteVersion,
		metrics,
		async readMetrics() {
			registry ??= import("./health/open-registry.server.ts").then((module) =>
				module.openRegistry(metrics, siteVersion),
			);
			const values = await services.current?.health.look();
			return (await registry).write(values ?? null);
		},
		services,
		canReceiveLeads: (isDatabaseReachable) => intake.canKeep(isDatabaseReachable),
		files,
		...(!changes.files && { findEarlierAsset: openEarlierAssets(env.dataDir, files, log) }),
		sources: changes.mode === "development" ? sources.map(neverKept) : sources,
		unshownTopics: [leadsTopic, jobsTopic],
		closing: new AbortController().signal,
		build,
		mode: "production",
		limiter,
		limits: requestLimits,
		requestLocale: (headers) => requestLocale(headers, agency.languages),
		offeredPath,
		usesTagManager: () => agency.tagManagerId !== "",
		isForSearch: readyToLaunch(env, log),
		load: changes.load ?? startLoadGauge(),
		largeBodySender: largeBodySender(env, services),
		routerContext: routerContext(reception, services, posts),
		serveMedia: serveMedia(services),
		receiveCspReports: receiveCspReports(services),
		receiveLeads: receiveLeads(reception),
		...changes,
	});
}
