import * as v from "valibot";

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

interface ConsentStorage {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
}

export const everyCategory: CookieChoice = { necessary: true, analytics: true, marketing: true, personalization: true };
export const necessaryOnly: CookieChoice = {
	necessary: true,
	analytics: false,
	marketing: false,
	personalization: false,
};

/** Global Privacy Control is an objection to being measured and marketed to: it wins over any switch. */
export function honouringSignal(choice: CookieChoice, privacySignal: boolean): CookieChoice {
	return privacySignal ? { ...choice, analytics: false, marketing: false } : choice;
}

/** Whether something may run. Without an answer, and under another text than the visitor has read, nothing optional may. */
export function isAllowed(consent: CookieConsent | null, category: OptionalCategory, privacySignal: boolean): boolean {
	return consent !== null && honouringSignal(consent.choice, privacySignal)[category];
}

/** @returns null when nobody has answered the notice in its present wording: time to ask */
export function readCookieConsent(storage: Pick<ConsentStorage, "getItem">): CookieConsent | null {
	try {
		const kept = v.safeParse(storedSchema, JSON.parse(storage.getItem(consentKey) ?? "null"));
		if (!kept.success || kept.output.version !== cookieTextVersion) return null;
		const { id, version, analytics, marketing, personalization } = kept.output;
		return { id, version, choice: { necessary: true, analytics, marketing, personalization } };
	} catch {
		return null;
	}
}

/** Keeps what the visitor decided, as far as the signal leaves it to them. */
export function saveCookieConsent(
	storage: Pick<ConsentStorage, "setItem">,
	choice: CookieChoice,
	{ id, privacySignal, now }: { id: string; privacySignal: boolean; now: Date },
): CookieConsent {
	const consent = { id, version: cookieTextVersion, choice: honouringSignal(choice, privacySignal) };
	storage.setItem(consentKey, JSON.stringify({ ...consent.choice, version: consent.version, id }));
	storage.setItem(consentDateKey, now.toISOString());
	return consent;
}

const id = v.pipe(v.string(), v.uuid());
const version = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/));
const switches = { analytics: v.boolean(), marketing: v.boolean(), personalization: v.boolean() };
const storedSchema = v.object({ id, version, ...switches });

/** What the browser tells the server, so that the answer can be shown later. */
export const consentReportSchema = v.object({
	id,
	version,
	categories: v.object(switches),
	gpc: v.boolean(),
	locale: v.picklist(["en", "es", "pt", "ht"]),
});
export type ConsentReport = v.InferOutput<typeof consentReportSchema>;
