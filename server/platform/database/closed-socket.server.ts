/** The frame of the driver that writes to its socket, in either of its builds. */
const driversWrite =
	/^\s+at (?:\w+\.)?nextWrite \(.*[\\/]node_modules[\\/]postgres[\\/](?:cjs[\\/])?src[\\/]connection\.js:/;

/**
 * True if the driver (postgres.js 3.4.9) wrote to a connection that was closed, in a callback where nobody can catch
 * it. Transactions are kept from it (`lost-transactions.server.ts`). It remains if the server goes away while it checks
 * a password. The call that waited for the connection fails at its deadline.
 */
export function isWriteToClosedSocket(error: unknown): boolean {
	if (!(error instanceof TypeError) || !error.message.includes("of null (reading 'write')")) return false;
	const [first = ""] = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
	return driversWrite.test(first);
}
