import { type ClientErrorSource, clientErrorOf } from "#domain/site/client-error.ts";

/** An error that comes again and again is reported once, and one page reports few. */
const maxReports = 3;
const reported = new Set<string>();

/** Reports the error to the server, which logs it. The report names neither the visitor nor anything typed. */
export function reportError(error: unknown, source: ClientErrorSource): void {
	const report = JSON.stringify(clientErrorOf(error, source, window.location.pathname));
	if (reported.has(report) || reported.size >= maxReports) return;
	reported.add(report);
	// A beacon of a page that hides its address has no origin, and the server would refuse it.
	void fetch("/functions/client-error", { method: "POST", body: report, keepalive: true }).catch(() => undefined);
}
