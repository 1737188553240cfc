import type { Locale } from "#domain/locale/locales.ts";
import { onConsent } from "../consent/consent.ts";

/** Fetches analytics and the tag manager once the visitor allows them. */
export function enhanceTracking(locale: Locale): void {
	onConsent("analytics", async () => {
		const { startAnalytics } = await import("./start-analytics.ts");
		startAnalytics(locale);
	});
	const tagManager = async () => {
		const { startTagManager } = await import("./tag-manager.ts");
		await startTagManager();
	};
	onConsent("analytics", tagManager);
	onConsent("marketing", tagManager);
}
