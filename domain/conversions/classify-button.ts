import { type Locale, locales } from "#domain/locale/locales.ts";
import { foldTerm } from "#domain/search/terms.ts";

export type ButtonKind = "book_consultation" | "phone_call" | "get_quote";

/**
 * The beginnings of words that identify a kind of button, without accents. The first matching kind wins: "Book a call"
 * is a booking, and "Call for a quote" is a call. To start over is neither.
 */
const beginnings: Record<ButtonKind, Record<Locale, string>> = {
	book_consultation: {
		en: "book|schedule|consultations?\\b|consult\\b|appointment",
		es: "reserv|agend|consultas?\\b|citas?\\b",
		pt: "reserv|agend|consultas?\\b",
		ht: "randevou|konsiltasyon",
	},
	phone_call: {
		en: "call\\b|phone\\b",
		es: "llam",
		pt: "ligue\\b|ligar\\b|telefone\\b",
		ht: "rele\\b",
	},
	get_quote: {
		en: "quotes?\\b|get started",
		es: "cotiza|(?:empez|empiec|comenz|comienc)[a-z]*\\b(?! (?:de nuevo|otra vez))",
		pt: "cotac|comec[a-z]*\\b(?! (?:de novo|outra vez))",
		ht: "estimasyon pri|mande (?:yon )?pri|komanse(?! (?:anko|sou nouvo))",
	},
};

const kinds = Object.entries(beginnings).map(([kind, words]) => {
	const everyWord = locales.map((locale) => words[locale]).join("|");
	return [kind as ButtonKind, new RegExp(`\\b(?:${everyWord})`)] as const;
});

/** @param label as it is read on the button */
export function classifyButton(label: string): ButtonKind | undefined {
	const folded = foldTerm(label);
	return kinds.find(([, words]) => words.test(folded))?.[0];
}
