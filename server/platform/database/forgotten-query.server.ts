let isTolerated = false;

/**
 * On a new connection the driver asks the server for its array types, and forgets the promise (postgres.js 3.4.9, issues
 * 1192 and 1205). If the server goes away at that moment, nobody can handle the failure, and it would end the process.
 * The call that needed the connection fails, or is sent again, by itself. All other rejections that nobody handles end
 * the process as before.
 */
export function tolerateForgottenQuery(): void {
	if (isTolerated) return;
	isTolerated = true;
	process.on("unhandledRejection", (reason) => {
		if (!isForgottenQuery(reason)) throw reason;
	});
}

function isForgottenQuery(reason: unknown): boolean {
	if (!(reason instanceof Error) || !("query" in reason)) return false;
	return typeof reason.query === "string" && reason.query.includes("b.typarray");
}
