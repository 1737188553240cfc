import type { HttpBindings } from "@hono/node-server";
import type { Handler, MiddlewareHandler } from "hono";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { Locale } from "#domain/locale/locales.ts";
import type { DatabaseClient } from "../database/client.server.ts";
import type { Env } from "../env.server.ts";
import type { Limiter } from "../limiter.server.ts";
import type { Log } from "../log.server.ts";
import type { Metrics } from "../metrics.server.ts";
import type { AddressLimit } from "../networks.server.ts";
import type { FindEarlierAsset } from "./earlier-assets.server.ts";
import type { SiteVersion } from "./health.server.ts";
import type { LoadLevel } from "./load-gauge.server.ts";
import type { PageSource } from "./page-source.server.ts";
import type { RefusalCode } from "./refusal.server.ts";
import type { ServicesHandle } from "./services-handle.server.ts";
import type { StandardPage } from "./standard-pages.server.ts";
import type { StaticFiles } from "./static-files.server.ts";

interface RequestFacts {
	id: string;
	ip: string;
	userAgent: string;
	log: Log;
	/** Null in development, which has no policy, and for standard pages. */
	nonce: string | null;
	/** The page to render: that of the address, or a standard page. Null in development: a missing page is rendered. */
	page: "addressed" | StandardPage | null;
	/** Renders another page for the same request. Left out where no route asks for one. */
	render?: (path: string) => Promise<Response>;
}

/** The limits of one address on requests to the router. */
export interface RequestLimits {
	/** Pages that are rendered. */
	pages: AddressLimit;
	/** Forms posted to their page. */
	posts: AddressLimit;
	/** Calls that bring in leads. */
	intake: AddressLimit;
	/** All other calls. */
	calls: AddressLimit;
}

/** Only staff whose session holds send large bodies. Everybody else gets this refusal. */
export type LargeBodySender = { ok: true; account: string } | { ok: false; code: RefusalCode };

/** The parts of the edge. Pages from memory do not wait for the services to open. */
export interface Edge {
	env: Env;
	log: Log;
	version: SiteVersion;
	metrics: Metrics;
	/** All metrics as Prometheus reads them. */
	readMetrics(): Promise<string>;
	services: ServicesHandle<{ database: Pick<DatabaseClient, "ping" | "changes"> }>;
	/** True if a lead would be stored at this moment. */
	canReceiveLeads(isDatabaseReachable: boolean): Promise<boolean>;
	files: StaticFiles;
	/** Left out in development, where no page outlives a version. */
	findEarlierAsset?: FindEarlierAsset;
	/** The sources of pages that are rendered again when their content has changed. */
	sources: readonly PageSource[];
	/** Topics that are announced often, and that no page shows. */
	unshownTopics: readonly string[];
	/** The server is closing. */
	closing: AbortSignal;
	limiter: Limiter;
	limits: RequestLimits;
	load(): LoadLevel;
	/** A function in development, so that each request runs the newest code. */
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "production" | "development";
	/** Reads who sends a body that is larger than a form. */
	largeBodySender(headers: Headers): Promise<LargeBodySender>;
	/** Creates the context of routes. */
	routerContext(request: RequestFacts): RouterContextProvider;
	/** The language for an address without one. */
	requestLocale(headers: Headers): Locale;
	/** Where the English page is, if the site doesn't offer the language of an address now. Asked at each request. */
	offeredPath(path: string): string | undefined;
	/** True if pages may load a tag manager. Asked at each request, because an admin can set one. */
	usesTagManager(): boolean;
	/** True if search engines may list the site. Asked at each request, because an admin can supply what was missing. */
	isForSearch(): boolean;
	/** Serves what staff uploaded. */
	serveMedia: Handler<EdgeTypes>;
	/** Receives what the scripts of forms send to `intakePath`. */
	receiveLeads: Handler<EdgeTypes>;
	/** Handles reports of policy violations. */
	receiveCspReports: Handler<EdgeTypes>;
}

export interface EdgeTypes {
	/** Absent if a test calls the application without a socket. */
	Bindings: Partial<HttpBindings>;
	Variables: {
		requestId: string;
		address: string;
		log: Log;
		/** For the whole body to arrive, if this address allows more than usual. */
		bodyPatienceMs?: number;
		/** True if the page takes the body while it is being received. */
		streamsBody?: boolean;
		/** The whole body, if there is one and it isn't streamed. */
		body?: ArrayBuffer;
	};
}

export type EdgeMiddleware = MiddlewareHandler<EdgeTypes>;

/** Where the scripts of forms send leads. */
export const intakePath = "/functions/hyper-service";

/** Responses that depend on who is signed in. */
export const privatePath = /^\/(?:auth|account|admin)(?:\/|\.data$|$)/;

/** On a response without content: which standard page to show for the missing address. */
export const missingPageHeader = "X-Sf-Missing-Page";

/** True if programs call this path. Its errors are JSON, and its responses are not cached. */
export function isApiPath(path: string): boolean {
	return /^\/(?:functions|api)(?:\/|$)|^\/csp-violation-report$/.test(path);
}
