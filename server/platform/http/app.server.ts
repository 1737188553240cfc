import { Hono } from "hono";
import { compress } from "hono/compress";
import { isDatabaseUnavailable } from "../database/database-errors.server.ts";
import { reportPath } from "./content-security-policy.server.ts";
import { type Edge, type EdgeMiddleware, type EdgeTypes, intakePath } from "./edge.server.ts";
import { addHealthChecks, isDatabaseReachable } from "./health.server.ts";
import { refuseHostileRequests } from "./hostile-requests.server.ts";
import { keepPages } from "./keep-pages.server.ts";
import type { KeptPages } from "./kept-pages.server.ts";
import { limitBodies } from "./limit-bodies.server.ts";
import { limitRendering } from "./limit-rendering.server.ts";
import { addMetrics } from "./metrics-endpoint.server.ts";
import { checkOrigin } from "./origin-check.server.ts";
import { readBody } from "./read-body.server.ts";
import { redirectLanguages } from "./redirect-languages.server.ts";
import { refuse } from "./refusal.server.ts";
import { renderRoutes, routerHandler, standardPages } from "./render-routes.server.ts";
import { requestLog } from "./request-log.server.ts";
import { setSecurityHeaders } from "./security-headers.server.ts";
import { type FromMemory, serveFromMemory } from "./serve-from-memory.server.ts";
import { serveStatic } from "./serve-static.server.ts";
import { shedLoad } from "./shed-load.server.ts";
import { spellAddress } from "./spell-address.server.ts";

/** Called by browsers' reporting, mail programs and other servers, so without the site's Origin. */
const calledFromElsewhere = [
	reportPath,
	"/functions/booking-webhook",
	"/functions/email-events",
	"/functions/unsubscribe",
];

/** Asks search engines not to list any response. They must be able to fetch it, so `robots.txt` stays as it is. */
const keepOutOfSearch =
	({ isForSearch }: Pick<Edge, "isForSearch">): EdgeMiddleware =>
	async (c, next) => {
		await next();
		if (!isForSearch()) c.res.headers.set("X-Robots-Tag", "noindex");
	};

export type EdgeApp = Hono<EdgeTypes> & { fromMemory: FromMemory; pages: Pick<KeptPages, "has" | "shown"> };

/**
 * The middleware and handlers of every request, in order. Before them, `fromMemory` answers what needs none. `pages` are
 * those in memory.
 */
export function createEdgeApp(edge: Edge): EdgeApp {
	const app = new Hono<EdgeTypes>();
	const router = routerHandler(edge);
	const kept = keepPages(edge, router);
	const pages = standardPages(edge, router, kept);
	app.onError(async (error, c) => {
		c.get("log").error({ error }, "the edge failed");
		const available = !isDatabaseUnavailable(error) && (await isDatabaseReachable(edge.services));
		return refuse(available ? "internal_error" : "unavailable");
	});
	app.use(requestLog(edge));
	app.use(setSecurityHeaders(edge.env));
	app.use(keepOutOfSearch(edge));
	app.use(refuseHostileRequests);
	addHealthChecks(app, edge);
	addMetrics(app, edge);
	app.use(redirectLanguages(edge));
	app.use(serveStatic(edge, kept));
	app.use(spellAddress(edge));
	app.use(shedLoad(edge, pages));
	app.all("/media/*", edge.serveMedia);
	app.use(checkOrigin(edge.env, calledFromElsewhere));
	app.use(limitBodies(edge));
	app.use(readBody());
	app.all(reportPath, edge.receiveCspReports);
	app.use(limitRendering(edge, pages));
	// Before the router, whose way to an action takes longer than all the rest of receiving a lead.
	app.all(intakePath, edge.receiveLeads);
	app.use(compress());
	app.all("*", renderRoutes(edge, router, pages));
	return Object.assign(app, { fromMemory: serveFromMemory(edge, kept), pages: kept });
}
