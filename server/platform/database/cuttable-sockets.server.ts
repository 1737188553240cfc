import { Socket } from "node:net";

/** A connection that was closed at once, such as by a proxy whose database is away. */
class ClosedAtOnceError extends Error {
	override name = "ClosedAtOnceError";
	readonly code = "ECONNRESET";
	constructor() {
		super("The server closed the connection without a word.");
	}
}

/** The driver's data about the server. */
interface Target {
	host: string[];
	port: number[];
	path?: string;
}

/**
 * Sockets for the driver that can be cut. The driver closes its side and waits for the server's, but a server that is
 * stopped never closes it.
 * @param url the address of one server
 */
export function cuttableSockets(url: string): { open: (target: Target) => Socket; cut: () => void } {
	const sockets = new Set<Socket>();
	// The driver reads no IPv6 address from a URL.
	const hostOfUrl = new URL(url).hostname.replace(/^\[|\]$/g, "");
	return {
		open({ host, port, path }) {
			const socket = new Socket();
			sockets.add(socket);
			socket.on("close", (hadError) => {
				sockets.delete(socket);
				// Without an error the driver reconnects at once, forever.
				if (!hadError && socket.bytesRead === 0) socket.emit("error", new ClosedAtOnceError());
			});
			if (path) return socket.connect(path);
			const name = hostOfUrl || (host[0] ?? "localhost");
			// The driver reads the name for the server's certificate from `host`.
			return Object.assign(socket, { host: name }).connect(port[0] ?? 5432, name);
		},
		cut() {
			for (const socket of sockets) socket.destroy();
		},
	};
}
