/** The SQLSTATE of a failed query: Drizzle wraps the driver's error. */
function sqlStateOf(error: unknown): string | undefined {
	for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
		const { code } = cause as { code?: unknown };
		if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
	}
}

/**
 * Says how to handle a failed batch: try again at once (another process stored one of its leads at the same moment), store
 * one by one (a lead that the database can't take), or wait for the database.
 */
export function remedyFor(error: unknown): "again" | "one by one" | "wait" {
	const state = sqlStateOf(error) ?? "";
	if (state === "23505") return "again";
	if (/^2[23]/.test(state)) return "one by one";
	return !state && (error instanceof TypeError || error instanceof RangeError) ? "one by one" : "wait";
}

/** The part of an error that may be logged. Its message may hold what a visitor typed. */
export function describeFault(error: unknown): { error: string; state: string | undefined } {
	const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return { error: root instanceof Error ? root.name : "unknown", state: sqlStateOf(error) };
}
