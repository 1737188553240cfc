import { englishDocuments } from "#content/notices.ts";
import type { Locale } from "#domain/locale/locales.ts";

/** Says, in the other languages, that the application and the policy are in English. */
export function EnglishDocuments({ locale, className }: { locale: Locale; className: string }) {
	const text = englishDocuments[locale];
	return text && <p className={className}>{text}</p>;
}
