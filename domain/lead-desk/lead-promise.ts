import type { Locale } from "../locale/locales.ts";

/** The response time that a visitor read. Stored with the lead, and never changed. */
export interface LeadPromise {
	/** `contact`: by the same time on the next business day. `review`: an agent reads it within some open hours. */
	kinds: readonly ("review" | "contact")[];
	locale: Locale;
	/** The version of the words: a hash over the messages that made the promise. */
	version: string;
}
