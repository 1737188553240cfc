/** The database can't be reached, or is too busy. The call can be repeated later. */
export class DatabaseUnavailableError extends Error {
	override name = "DatabaseUnavailableError";
}

/** The database did not respond in time. Whether the call took effect is unknown. */
export class DatabaseDeadlineError extends DatabaseUnavailableError {
	override name = "DatabaseDeadlineError";
}
