import { consentFor, onConsent } from "#app/features/consent/consent.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { journeyKey } from "#domain/profiling/journey-key.ts";

const profilerWaitsMs = 100;

/** Each part of the site that needs the visitor's word is fetched when that word is given, and not before. */
export function startOptionalParts(locale: Locale): void {
	onConsent("analytics", async () => {
		const { startAnalytics } = await import("#app/features/tracking/start-analytics.ts");
		startAnalytics(locale);
	});
	const tagManager = async () => {
		const { startTagManager } = await import("#app/features/tracking/tag-manager.ts");
		await startTagManager();
	};
	onConsent("analytics", tagManager);
	onConsent("marketing", tagManager);
	profileVisitor();
	if (document.querySelector("[data-embed]")) {
		document.addEventListener("click", async ({ target }) => {
			const button = target instanceof Element && target.closest<HTMLElement>("[data-embed-load]");
			if (!button) return;
			const { loadEmbed } = await import("#app/features/consent/load-embed.ts");
			loadEmbed(button.closest<HTMLElement>("[data-embed]"), true);
		});
		onConsent("marketing", async () => {
			const { loadEmbed } = await import("#app/features/consent/load-embed.ts");
			for (const embed of document.querySelectorAll<HTMLElement>("[data-embed]")) loadEmbed(embed, false);
		});
	}
}

/** Where personalization was withdrawn while this tab was between two pages, what it had noted is dropped. */
function profileVisitor(): void {
	const start = async () => {
		const { startProfiler } = await import("#app/features/profiler/start-profiler.ts");
		startProfiler();
	};
	onConsent("personalization", () => setTimeout(start, profilerWaitsMs));
	if (!consentFor("personalization") && hasNotes()) void start();
}

function hasNotes(): boolean {
	try {
		return window.sessionStorage.getItem(journeyKey) !== null;
	} catch {
		return false;
	}
}
