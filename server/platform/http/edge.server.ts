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
	/** Null while developing, when there is no policy. */
	nonce: string | null;
}

/** What the edge works with. The services may still be on their way: pages from memory do not wait for them. */
export interface Edge {
	env: Env;
	log: Log;
	services: ServicesHandle<{ database: Pick<DatabaseClient, "ping"> }>;
	files: StaticFiles;
	/** A function while developing, so that each request sees the newest code. */
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "production" | "development";
	/** What routes find in their context. */
	routerContext(request: RequestFacts): RouterContextProvider;
	/** Answers browsers that report a violation of the content security policy. */
	receiveCspReports: Handler<EdgeTypes>;
}

export interface EdgeTypes {
	/** Absent when a test calls the application without a socket. */
	Bindings: Partial<HttpBindings>;
	Variables: { requestId: string; address: string; log: Log };
}

export type EdgeMiddleware = MiddlewareHandler<EdgeTypes>;

/** Addresses called by programs: their errors are JSON, and nothing of theirs is cached. */
export function isApiPath(path: string): boolean {
	return /^\/(?:functions|api)(?:\/|$)|^\/csp-violation-report$/.test(path);
}
