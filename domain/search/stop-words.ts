import type { Locale } from "../locale/locales.ts";
import { foldTerm } from "./terms.ts";

/** Words that people type around what they look for. Folded. */
const stopWords: Record<Locale, ReadonlySet<string>> = {
	en: new Set(
		"a an and are at be can cant do does for from get have how i in is it me much my need of on or our the to us want what when where which who will with would you your".split(
			" ",
		),
	),
	es: new Set(
		"a al como con cual cuales cuando cuanto de del donde el en es esta la las lo los me mi mis necesito para por puedo que quiero se si su sus tengo un una y yo".split(
			" ",
		),
	),
	pt: new Set(
		"a ao as como com da das de do dos e em eu me meu meus minha na no o onde os para por posso preciso qual quais quando quanto que quero se seu sua tenho um uma".split(
			" ",
		),
	),
	ht: new Set(
		"a ak an ap ki kijan kilè kile konben konbyen kote la lan m mwen nan nou ou pou sa se te vle w ye yo yon".split(
			" ",
		),
	),
};

/** The words of a search that carry meaning. All words, if none does. */
export function tellingWords(locale: Locale, query: string): string {
	const words = query.split(/\s+/).filter(Boolean);
	const telling = words.filter((word) => !stopWords[locale].has(foldTerm(word).replace(/[^\p{L}\p{N}]/gu, "")));
	return (telling.length > 0 ? telling : words).join(" ");
}
