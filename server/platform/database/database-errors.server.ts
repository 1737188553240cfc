/** The database can't be reached, or is too busy. The call can be repeated later. */
export class DatabaseUnavailableError extends Error {
	override name = "DatabaseUnavailableError";
}

/** The database did not respond in time. Whether the call took effect is unknown. */
export class DatabaseDeadlineError extends DatabaseUnavailableError {
	override name = "DatabaseDeadlineError";
}

/** The embedded database hung or failed, and was started again. Whether the call took effect is unknown. */
export class DatabaseRestartedError extends DatabaseUnavailableError {
	override name = "DatabaseRestartedError";
}

/** Also finds it as the cause of another error, because Drizzle wraps what the driver throws. */
export function isDatabaseUnavailable(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof DatabaseUnavailableError) return true;
	}
	return false;
}
