/** The database can't be reached, or is too busy. The call can be repeated later. */
export class DatabaseUnavailableError extends Error {
	override name = "DatabaseUnavailableError";
}

/** The database did not respond in time. Whether the call took effect is unknown. */
export class DatabaseDeadlineError extends DatabaseUnavailableError {
	override name = "DatabaseDeadlineError";
}

/** The server takes no writes: an operator or the provider has set it so, often because its disk is full. */
export class ReadOnlyDatabaseError extends DatabaseUnavailableError {
	override name = "ReadOnlyDatabaseError";
}

/** The address leads to a pooler that gives the site no sessions of its own. Somebody has to change the address. */
export class PooledSessionError extends DatabaseUnavailableError {
	override name = "PooledSessionError";
	/** @param host of those that the address names, with its port */
	constructor(host: string, options?: ErrorOptions) {
		super(
			`The address of the database leads to a connection pooler, such as PgBouncer, at ${host}, but the site needs sessions of its own, in which it limits how long statements take and listens for changes: set DATABASE_URL, and DATABASE_OWNER_URL if you use it, to the host and port of PostgreSQL itself.`,
			options,
		);
	}
}

/** The embedded database hung or failed, and was started again. Whether the call took effect is unknown. */
export class DatabaseRestartedError extends DatabaseUnavailableError {
	override name = "DatabaseRestartedError";
}

export const isDatabaseUnavailable = (error: unknown): boolean => isCausedBy(DatabaseUnavailableError, error);

/** The embedded database is restarted when a statement has kept it silent for too long. */
export const isDatabaseTooLate = (error: unknown): boolean =>
	isCausedBy(DatabaseDeadlineError, error) || isCausedBy(DatabaseRestartedError, error);

/** Also finds it as the cause of another error, because Drizzle wraps what the driver throws. */
function isCausedBy(kind: typeof DatabaseUnavailableError, error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof kind) return true;
	}
	return false;
}
