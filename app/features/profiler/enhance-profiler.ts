import { sessionStore } from "#app/browser/stores.ts";
import { journeyKey } from "#domain/profiling/journey-key.ts";
import { consentFor, onConsent } from "../consent/consent.ts";

const delayMs = 100;

/**
 * The profiler is fetched once personalization is allowed. If that was withdrawn while this tab was between two pages, it
 * is fetched to drop what it had noted.
 */
export function enhanceProfiler(): void {
	const start = async () => {
		const { startProfiler } = await import("./start-profiler.ts");
		startProfiler();
	};
	onConsent("personalization", () => setTimeout(start, delayMs));
	if (!consentFor("personalization") && sessionStore.getItem(journeyKey) !== null) void start();
}
