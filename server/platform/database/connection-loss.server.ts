import { DatabaseDeadlineError } from "./database-errors.server.ts";

/** Error codes of the driver, and of the system below it, for a lost connection. */
const driverCodes = new Set([
	"CONNECT_TIMEOUT",
	"CONNECTION_CLOSED",
	"CONNECTION_DESTROYED",
	"CONNECTION_ENDED",
	"EAI_AGAIN",
	"ECONNREFUSED",
	"ECONNRESET",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENOTFOUND",
	"EPIPE",
	"ETIMEDOUT",
]);

/**
 * PostgreSQL's states: 08 is a broken connection, 57P01 to 57P04 a server that stops or starts. 25006: the server became
 * a standby, which only reads.
 */
const serverStates = /^(?:08...|57P0[1-4]|25006)$/;

/** True if the server is lost, so that the primary must be found again. */
export function isConnectionLoss(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error instanceof DatabaseDeadlineError) return true;
	const code = "code" in error ? String(error.code) : "";
	// Inside a transaction, Drizzle wraps the driver's error.
	return driverCodes.has(code) || serverStates.test(code) || isConnectionLoss(error.cause);
}
