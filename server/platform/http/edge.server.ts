import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { Env } from "../env.server.ts";
import type { Log } from "../log.server.ts";
import type { ServicesHandle } from "./services-handle.server.ts";
import type { StaticFiles } from "./static-files.server.ts";

/** What the edge works with. The services may still be on their way: pages from memory do not wait for them. */
export interface Edge {
	env: Env;
	log: Log;
	services: ServicesHandle;
	files: StaticFiles;
	/** A function while developing, so that each request sees the newest code. */
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "production" | "development";
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
