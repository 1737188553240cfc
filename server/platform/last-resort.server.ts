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

/** The frame of the driver that writes to its socket, in either of its builds. */
const driversWrite =
	/^\s+at (?:\w+\.)?nextWrite \(.*[\\/]node_modules[\\/]postgres[\\/](?:cjs[\\/])?src[\\/]connection\.js:/;

/**
 * Whether the driver (postgres.js 3.4.9) wrote to a connection that was closed, in a callback where nobody can catch it.
 * Transactions are kept from it (`lost-transactions.server.ts`). It remains if the server goes away while it checks a
 * password. The call that waited for the connection fails at its deadline.
 */
function isWriteToClosedSocket(error: unknown): boolean {
	if (!(error instanceof TypeError) || !error.message.includes("of null (reading 'write')")) return false;
	const [first = ""] = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
	return driversWrite.test(first);
}
