import type { Context } from "hono";
import type { EdgeMiddleware, EdgeTypes } from "./edge.server.ts";
import { usualPatienceMs } from "./limit-bodies.server.ts";
import { refuse } from "./refusal.server.ts";

/**
 * Reads the whole body, which is small, before the request counts as one that is being worked on: a few senders who
 * never finish theirs must not take all the places.
 * @param waitMs a test waits less
 */
export function readBody(waitMs?: number): EdgeMiddleware {
	return async (c, next) => {
		const { raw } = c.req;
		// The page reads what is too large for memory, for people who are signed in.
		if (c.get("streamsBody")) return next();
		if (raw.method === "GET" || raw.method === "HEAD") return next();
		// Asking for `body` makes a stream of it.
		if (c.req.header("content-length") === undefined && !raw.body) return next();
		let timer: NodeJS.Timeout | undefined;
		const tooLate = new Promise<null>((resolve) => {
			timer = setTimeout(() => resolve(null), waitMs ?? c.get("bodyPatienceMs") ?? usualPatienceMs);
		});
		// The sender may give up, also after the deadline.
		const reading = c.req.arrayBuffer().catch(() => "incomplete" as const);
		const body = await Promise.race([reading, tooLate]).finally(() => clearTimeout(timer));
		if (!body) return refuse("request_timeout", { headers: { Connection: "close" } });
		if (body === "incomplete") return refuse("bad_request", { headers: { Connection: "close" } });
		c.set("body", body);
		return next();
	};
}

/** The request as the router takes it, with the body that was read. Making it takes longer than reading did. */
export function wholeRequest(c: Context<EdgeTypes>): Request {
	const { raw } = c.req;
	const body = c.get("body");
	if (!body) return raw;
	return new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal });
}
