import type { KeyValueStore } from "#domain/site/key-value-store.ts";

/** Changes whenever the categories or what the notice says of them change: everybody is then asked anew. */
export const cookieTextVersion = "2026-11";

export const optionalCategories = ["analytics", "marketing", "personalization"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** The four switches. The first can't be turned off. */
export type CookieChoice = { necessary: true } & Record<OptionalCategory, boolean>;

export interface CookieConsent {
	/** Random; the same in the browser and in the server's log, and nowhere else. */
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

/** Global Privacy Control is an objection to being measured and marketed to: it wins over any switch. */
export function honoringSignal(choice: CookieChoice, privacySignal: boolean): CookieChoice {
	return privacySignal ? { ...choice, analytics: false, marketing: false } : choice;
}

/**
 * Whether something may run. Without an answer, and under another text than the visitor has read, nothing optional
 * may.
 */
export function isAllowed(consent: CookieConsent | null, category: OptionalCategory, privacySignal: boolean): boolean {
	return consent !== null && honoringSignal(consent.choice, privacySignal)[category];
}

/** @returns null when nobody has answered the notice in its present wording: time to ask */
export function readCookieConsent(storage: Pick<KeyValueStore, "getItem">): CookieConsent | null {
	try {
		const kept: unknown = JSON.parse(storage.getItem(consentKey) ?? "null");
		if (!isStoredConsent(kept)) return null;
		const { id, version, analytics, marketing, personalization } = kept;
		return { id, version, choice: { necessary: true, analytics, marketing, personalization } };
	} catch {
		return null;
	}
}

/** Keeps what the visitor decided, as far as the signal leaves it to them. */
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

/** Checked by hand: every page reads this before anything else, and carries no library for it. */
function isStoredConsent(kept: unknown): kept is StoredConsent {
	const record = kept as Partial<StoredConsent> | null;
	return (
		record?.version === cookieTextVersion &&
		/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(String(record.id)) &&
		optionalCategories.every((category) => typeof record[category] === "boolean")
	);
}
