import type { SettableFacts } from "#domain/agency/settable-facts.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDate } from "#i18n/format.ts";

/** A record of a section as its page lists it, with whether visitors get it. */
export interface ListedRecord {
	id: string;
	name: string;
	/** A line about it. */
	detail: string;
	/** The language of that line, if it isn't the page's. */
	language: Locale | null;
	isShown: boolean;
	/** Until when it is shown, or why it isn't. */
	standing: string;
	/** True if somebody expects that it is shown. */
	isAlarming: boolean;
	change: { to: string; label: string };
	/** Where its document can be downloaded. */
	evidence: string | null;
	mayWithdraw: boolean;
}

interface At {
	facts: SettableFacts;
	locale: Locale;
	/** `YYYY-MM-DD` in the agency's time zone. */
	today: string;
}

/** A section whose form is about one of several records. */
export interface RecordPage {
	list(at: At): ListedRecord[];
	/** The form of one of them, with the name of the document that stays if no other one is chosen. Null if there is no such record. */
	form(at: At, id: string): { fields: Record<string, string>; document: string | null } | null;
}

export function dayWords(day: string, locale: Locale): string {
	return formatDate(locale, new Date(`${day}T12:00:00Z`), "UTC");
}
