import type { KeyValueStore } from "#domain/site/key-value-store.ts";
import { isUuid } from "#domain/text/uuid.ts";

/** Changes with the categories or their texts; then everybody is asked again. */
export const cookieTextVersion = "2026-11-22";

export const optionalCategories = ["analytics", "marketing", "personalization"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** The four switches. The first can't be turned off. */
export type CookieChoice = { necessary: true } & Record<OptionalCategory, boolean>;

export interface CookieConsent {
	/** Random; stored only in the browser and in the server's log. */
	id: string;
	version: string;
	choice: CookieChoice;
}

export const consentKey = "cookie-consent";
export const consentDateKey = "cookie-consent-date";

export const everyCategory: CookieChoice = { necessary: true, analytics: true, marketing: true, personalization: true };
export const necessaryOnly: CookieChoice = {
	necessary: true,
	analytics: false,
	marketing: false,
	personalization: false,
};

/** Global Privacy Control objects to analytics and marketing, and overrides the switches. */
export function honoringSignal(choice: CookieChoice, privacySignal: boolean): CookieChoice {
	return privacySignal ? { ...choice, analytics: false, marketing: false } : choice;
}

/** True if scripts of a category may run. Without a choice under the current text, nothing optional may. */
export function isAllowed(consent: CookieConsent | null, category: OptionalCategory, privacySignal: boolean): boolean {
	return consent !== null && honoringSignal(consent.choice, privacySignal)[category];
}

/** @returns null without a choice under the current text, so that the notice asks */
export function readCookieConsent(storage: Pick<KeyValueStore, "getItem">): CookieConsent | null {
	try {
		const stored: unknown = JSON.parse(storage.getItem(consentKey) ?? "null");
		if (!isStoredConsent(stored)) return null;
		const { id, version, analytics, marketing, personalization } = stored;
		return { id, version, choice: { necessary: true, analytics, marketing, personalization } };
	} catch {
		return null;
	}
}

/** Stores the visitor's choice, limited by the privacy signal. */
export function saveCookieConsent(
	storage: Pick<KeyValueStore, "setItem">,
	choice: CookieChoice,
	{ id, privacySignal, now }: { id: string; privacySignal: boolean; now: Date },
): CookieConsent {
	const consent = { id, version: cookieTextVersion, choice: honoringSignal(choice, privacySignal) };
	storage.setItem(consentKey, JSON.stringify({ ...consent.choice, version: consent.version, id }));
	storage.setItem(consentDateKey, now.toISOString());
	return consent;
}

type StoredConsent = Record<OptionalCategory, boolean> & Pick<CookieConsent, "id" | "version">;

/** Checked without a library, because every page reads this first and its script must stay small. */
function isStoredConsent(stored: unknown): stored is StoredConsent {
	const record = stored as Partial<StoredConsent> | null;
	return (
		record?.version === cookieTextVersion &&
		isUuid(record.id) &&
		optionalCategories.every((category) => typeof record[category] === "boolean")
	);
}
