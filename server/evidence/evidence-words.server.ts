import { agency } from "#content/agency.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { PdfFact, PdfFactsSection } from "../pdf/pdf-facts.server.tsx";

/** The words that all parts of the PDF need, in the reader's language. */
export function evidenceWords(locale: Locale) {
	const t = translator(locale, "evidence");
	const local = (time: string) => formatDateTime(locale, new Date(time), agency.timeZone);
	return {
		locale,
		t,
		local,
		/** In the agency's time, and to the second in UTC. */
		when: (time: string) => `${local(time)}\n${time}`,
		/** The agency's day of a moment. */
		day: (time: string) => formatDate(locale, new Date(time), agency.timeZone),
		/** A day such as `2026-11-23`. */
		date: (date: string) => formatDate(locale, new Date(`${date}T12:00:00Z`), "UTC"),
		language: (language: string) => (isLocale(language) ? localeNames[language] : language),
		/** A fact whose value may be missing. */
		fact: (name: string, value: string | null): PdfFact => ({ name, value: value || t("none") }),
		/** A list that says if it is empty. */
		list: (title: string, facts: PdfFact[], text: string[] = []): PdfFactsSection => ({
			title,
			text: facts.length === 0 ? [t("none")] : text,
			facts,
		}),
	};
}

export type EvidenceWords = ReturnType<typeof evidenceWords>;

/** Joins facts, one per line. */
export function joinLines(...parts: readonly (string | null | false | undefined)[]): string {
	return parts.filter(Boolean).join("\n");
}
