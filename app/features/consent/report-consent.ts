import type { ConsentReport } from "#domain/consent/consent-report.ts";
import type { CookieChoice } from "#domain/consent/cookie-consent.ts";

interface LoggedConsent {
	/** The allowed categories, after the privacy signal is applied. */
	categories: CookieChoice;
	/** True if the request carried a privacy signal. The page itself may not see it. */
	gpc: boolean;
}

const maxWaitMs = 10_000;

/** @returns undefined when the server could not log the answer */
export async function reportConsent(report: ConsentReport): Promise<LoggedConsent | undefined> {
	try {
		const response = await fetch("/functions/consent", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(report),
			// The request survives leaving the page.
			keepalive: true,
			signal: AbortSignal.timeout(maxWaitMs),
		});
		return response.ok ? ((await response.json()) as LoggedConsent) : undefined;
	} catch {
		return undefined;
	}
}
