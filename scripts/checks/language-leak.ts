import type { Locale } from "#i18n/locales.ts";

/** Function words that every text of a language has and the other three languages do not. */
const smallWords: Record<Locale, ReadonlySet<string>> = {
	en: setOf(
		"the of and is are was for with you your that this from have has will can what when how not it they we our by",
	),
	es: setOf("el los las del y usted sus una pero más cuando cómo son es con muy hay donde"),
	pt: setOf("os dos das do você seu sua uma não mas mais quando são é ao em pela pelo isso com há onde"),
	ht: setOf("yo nan ak nou ki yon sa gen lè epi oswa moun w pou li men"),
};

function setOf(list: string): ReadonlySet<string> {
	return new Set(list.split(" "));
}

const minWords = 5;

/** Sentences in another of the site's languages: copy that was pasted and not translated. */
export function foreignSentences(locale: Locale, text: string): string[] {
	const plain = text.replace(/\]\([^)]*\)/g, "]").replace(/\{\w+\}|<[^>]*>/g, " ");
	return plain
		.split(/(?<=[.!?:;])\s+|\n+/)
		.filter((sentence) => {
			const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
			if (words.length < minWords) return false;
			const share = (language: Locale) => words.filter((word) => smallWords[language].has(word)).length / words.length;
			const own = share(locale);
			return (Object.keys(smallWords) as Locale[]).some(
				(other) => other !== locale && share(other) >= 0.25 && share(other) >= own + 0.15,
			);
		})
		.map((sentence) => sentence.trim());
}
