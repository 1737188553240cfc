import { sessionStore } from "#app/browser/stores.ts";
import { journeyKey } from "#domain/profiling/journey-key.ts";
import { consentFor, onConsent } from "../consent/consent.ts";

const delayMs = 100;

/**
 * Fetches the profiler once personalization is allowed. Another tab may have withdrawn the consent between two pages of
 * this one; then the profiler is fetched to drop this tab's notes.
 */
export function enhanceProfiler(): void {
	const start = async () => {
		const { startProfiler } = await import("./start-profiler.ts");
		startProfiler();
	};
	onConsent("personalization", () => setTimeout(start, delayMs));
	if (!consentFor("personalization") && sessionStore.getItem(journeyKey) !== null) void start();
}
