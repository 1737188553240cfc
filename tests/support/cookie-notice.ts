import type { Page } from "@playwright/test";
import { consentDateKey, consentKey } from "#domain/consent/cookie-consent.ts";
import { copy } from "./copy.ts";

export const nothingOptional = { analytics: false, marketing: false, personalization: false };

export const cookieNotice = (page: Page, locale: keyof typeof copy = "en") =>
	page.getByRole("region", { name: copy[locale].cookies.title });

export const cookiePreferences = (page: Page) => page.getByRole("dialog", { name: "Cookie Preferences" });

/** The answer that the browser has stored, with its date; null without one. */
export async function storedConsent(page: Page) {
	const [stored, date] = await page.evaluate(
		(keys) => keys.map((key) => localStorage.getItem(key)),
		[consentKey, consentDateKey],
	);
	return stored === null || stored === undefined ? null : { ...JSON.parse(stored), date };
}
