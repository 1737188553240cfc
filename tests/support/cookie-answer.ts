import type { BrowserContext } from "@playwright/test";
import {
	consentDateKey,
	consentKey,
	cookieTextVersion,
	type OptionalCategory,
} from "#domain/consent/cookie-consent.ts";

/** Stores the answer of an earlier visit to the cookie notice. It does not replace an answer that a test stored. */
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
		([key, dateKey, stored]) => {
			try {
				if (localStorage.getItem(key)) return;
				localStorage.setItem(key, stored);
				localStorage.setItem(dateKey, new Date().toISOString());
			} catch {
				// The blank first page has no storage.
			}
		},
		[consentKey, consentDateKey, JSON.stringify(answer)] as const,
	);
}
