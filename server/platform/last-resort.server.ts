import { isWriteToClosedSocket } from "./database/closed-socket.server.ts";
import type { Log } from "./log.server.ts";

/**
 * Handles an error that nobody caught. One that certainly comes from a closed connection to the database is logged, and
 * the process continues. After any other the state of the process is unknown: it ends, and its supervisor restarts it.
 * @param end finishes what is running, as far as possible, and ends the process
 */
export function handleUncaughtErrors(log: Log, end: () => void): void {
	process.on("uncaughtException", (error) => {
		if (isWriteToClosedSocket(error)) {
			log.warn({ error }, "the driver wrote to a closed connection to the database");
			return;
		}
		log.fatal({ error }, "nobody caught this error; the process ends");
		end();
	});
}
