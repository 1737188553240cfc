import type { HttpBindings } from "@hono/node-server";
import type { Handler, MiddlewareHandler } from "hono";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { DatabaseClient } from "../database/client.server.ts";
import type { Env } from "../env.server.ts";
import type { Log } from "../log.server.ts";
import type { ServicesHandle } from "./services-handle.server.ts";
import type { StaticFiles } from "./static-files.server.ts";

interface RequestFacts {
	id: string;
	ip: string;
	userAgent: string;
	log: Log;
	/** Null in development, which has no policy. */
	nonce: string | null;
}

/** The parts of the edge. Pages from memory do not wait for the services to open. */
export interface Edge {
	env: Env;
	log: Log;
	services: ServicesHandle<{ database: Pick<DatabaseClient, "ping"> }>;
	files: StaticFiles;
	/** A function in development, so that each request runs the newest code. */
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "production" | "development";
	/** Creates the context of routes. */
	routerContext(request: RequestFacts): RouterContextProvider;
	/** Handles reports of policy violations. */
	receiveCspReports: Handler<EdgeTypes>;
}

export interface EdgeTypes {
	/** Absent if a test calls the application without a socket. */
	Bindings: Partial<HttpBindings>;
	Variables: { requestId: string; address: string; log: Log };
}

export type EdgeMiddleware = MiddlewareHandler<EdgeTypes>;

/** Whether programs call this path. Its errors are JSON, and its responses are not cached. */
export function isApiPath(path: string): boolean {
	return /^\/(?:functions|api)(?:\/|$)|^\/csp-violation-report$/.test(path);
}
