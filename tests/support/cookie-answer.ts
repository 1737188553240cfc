import type { BrowserContext } from "@playwright/test";
import {
	consentDateKey,
	consentKey,
	cookieTextVersion,
	type OptionalCategory,
} from "#domain/consent/cookie-consent.ts";

/** The visitor has answered the cookie notice on an earlier visit. What a test stores itself stays. */
export async function answerCookieNotice(
	context: BrowserContext,
	allowed: readonly OptionalCategory[],
	version = cookieTextVersion,
): Promise<void> {
	const answer = {
		necessary: true,
		analytics: allowed.includes("analytics"),
		marketing: allowed.includes("marketing"),
		personalization: allowed.includes("personalization"),
		version,
		id: "6a1f7c1e-0000-4000-8000-00000000c00c",
	};
	await context.addInitScript(
		([key, dateKey, kept]) => {
			try {
				if (localStorage.getItem(key)) return;
				localStorage.setItem(key, kept);
				localStorage.setItem(dateKey, new Date().toISOString());
			} catch {
				// The blank page before the first has no storage.
			}
		},
		[consentKey, consentDateKey, JSON.stringify(answer)] as const,
	);
}
