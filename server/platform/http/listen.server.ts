import { createServer, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { Env } from "../env.server.ts";
import type { EdgeTypes } from "./edge.server.ts";
import { longestPatienceMs } from "./limit-bodies.server.ts";
import { refuse } from "./refusal.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import type { FromMemory } from "./serve-from-memory.server.ts";

export interface Listening {
	address: string;
	/** Accepts no new connections, and cuts requests that take longer. */
	close(graceMs?: number): Promise<void>;
}

export class PortInUseError extends Error {
	override name = "PortInUseError";
	constructor(port: number) {
		super(`Port ${port} is in use. Stop what uses it, or choose another with PORT.`);
	}
}

/** A process has eight seconds to end, and jobs and the database need the rest. */
const usualGraceMs = 3000;

/** @throws PortInUseError */
export async function listen(
	app: Pick<Hono<EdgeTypes>, "fetch"> & { fromMemory?: FromMemory },
	env: Env,
): Promise<Listening> {
	const headers = securityHeaders(env);
	const listener = getRequestListener((request, bindings) => app.fetch(request, bindings as EdgeTypes["Bindings"]), {
		errorHandler: (error) => refuse(error instanceof RequestError ? "bad_request" : "internal_error", { headers }),
	});
	// The listener itself refuses a missing Host, with the security headers.
	const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
		if (!app.fromMemory?.(incoming, outgoing)) void listener(incoming, outgoing);
	});
	server.on("checkExpectation", listener);
	server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => rejectUnparsable(error, socket, headers));
	server.headersTimeout = 20_000;
	// Bodies that take too long are refused by `readBody`. This ends what is left.
	server.requestTimeout = longestPatienceMs + 10_000;
	// Longer than the idle timeout of common load balancers, so that none of them uses a closed socket.
	server.keepAliveTimeout = 65_000;
	const port = await bind(server, env);
	const host = ["0.0.0.0", "::"].includes(env.host) ? "localhost" : env.host.includes(":") ? `[${env.host}]` : env.host;
	return { address: `http://${host}:${port}`, close: (graceMs = usualGraceMs) => closeGracefully(server, graceMs) };
}

function bind(server: Server, env: Env): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(error.code === "EADDRINUSE" ? new PortInUseError(env.port) : error),
		);
		server.listen(env.port, env.host, () => {
			const bound = server.address();
			resolve(bound && typeof bound === "object" ? bound.port : env.port);
		});
	});
}

async function closeGracefully(server: Server, graceMs: number): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
	// A keep-alive connection becomes idle only after its last response.
	const idle = setInterval(() => server.closeIdleConnections(), 100);
	await closed;
	clearTimeout(deadline);
	clearInterval(idle);
}

/** Responds to input that Node's parser rejects, which never becomes a request. */
function rejectUnparsable(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
	if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
	const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
	const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": "0" });
	socket.end(
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
	);
}
