import type { Locale } from "#domain/locale/locales.ts";
import { onConsent } from "../consent/consent.ts";

/** Analytics and tag managers are fetched when the visitor allows them, and not before. */
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
