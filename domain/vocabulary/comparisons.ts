import type { Locale } from "../locale/locales.ts";
import { words } from "./word-patterns.ts";

/**
 * Words that say that the agency compares insurers, or has several of them to choose from. What a reader compares, or what
 * one product is compared with, is no claim.
 */
const comparisons: Readonly<Record<Locale, RegExp>> = {
	en: words(
		[
			"we(?:[’']ll| will| can)? compare(?! two ways)",
			"agent (?:will|can) compare(?! an IUL)",
			"we (?:ask|work with|represent) (?:several|many|multiple|different)",
			"compar(?:e|es|ing) (?:[\\p{L}’]+ ){0,4}(?:insurers|carriers|(?:insurance )?companies|quotes)",
			"(?:insurance|annuities)[^.!?]* compared",
			"(?:insurers|carriers|companies|offers) side by side",
			"(?:from|of|with|ask) (?:several|many|multiple) (?:insurers|carriers|companies|offers)",
			"(?:we|agents?) (?:[\\p{L}’]+ ){1,4}(?:several|many|multiple|different|dozens of|more than one) (?:insurer|carrier|compan(?:y|ies))s?",
			"shop (?:around for|the market)|best (?:price|rate|offer)s? (?:from|among|of)",
			"listen, compare|needs first, compare|we add is the comparison",
		].join("|"),
	),
	es: words(
		[
			"compara(?:re)?mos(?! dos| un seguro)(?! con la fuente)",
			"compar(?:a|ar|ará|arán|ando)(?: por usted| con usted| para usted)? (?:[\\p{L}]+ ){0,3}(?:aseguradoras|compañías|cotizaciones)",
			"(?:seguros|anualidades)[^.!?]* comparad[oa]s",
			"(?:aseguradoras|compañías|ofertas) (?:lado a lado|una junto a otra)",
			"(?:de|con|a|en) (?:varias|muchas|múltiples|distintas|diferentes) (?:aseguradoras|compañías|ofertas)",
			"escuchar, comparar|lo que aportamos es la comparación",
		].join("|"),
	),
	pt: words(
		[
			"compara(?:re)?mos(?! duas| um seguro)",
			"compar(?:a|ar|ará|ando)(?: com você| para você)? (?:[\\p{L}]+ ){0,3}(?:seguradoras|empresas|cotações)",
			"(?:seguros|anuidades)[^.!?]* comparad[oa]s",
			"(?:seguradoras|empresas|ofertas) lado a lado",
			"(?:de|com|a|em) (?:várias|muitas|múltiplas|diversas|diferentes) (?:seguradoras|empresas|ofertas)",
			"ouvir, comparar|acrescentamos é a comparação",
		].join("|"),
	),
	ht: words(
		[
			"(?:nou|n)(?: ap| ka)? konpare(?! de fason| yon asirans| l ak sous)",
			"konpare (?:[\\p{L}]+ ){0,2}(?:konpayi|òf)|konpare (?:vrè|estimasyon) pri",
			"(?:konpayi|òf)(?: yo| asirans)? (?:youn bò kote lòt|kòtakòt)",
			"(?:nan|ak|avèk|pami) (?:plizyè|anpil) (?:konpayi|òf)",
			"koute w, konpare|nou pote se konparezon",
		].join("|"),
	),
};

/** The words that claim a comparison, in a text as it is read without evidence. */
export function comparisonsIn(locale: Locale, text: string): string[] {
	return text.match(comparisons[locale]) ?? [];
}
