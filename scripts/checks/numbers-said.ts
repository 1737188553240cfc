import type { Locale } from "#domain/locale/locales.ts";
import { words } from "#domain/vocabulary/word-patterns.ts";
import { textsRead } from "#i18n/texts-read.ts";

/** Numbers that a language may write as a word where another has digits. */
const numberWords: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
	en: {
		"1": "one|first|once|an?|single",
		"2": "two|second|twice|both|half",
		"3": "three|third",
		"4": "four|fourth",
		"5": "five|fifth",
		"6": "six",
		"7": "seven",
		"8": "eight",
		"9": "nine",
		"10": "ten",
		"12": "twelve",
		"15": "fifteen",
		"20": "twenty|fifth",
		"30": "thirty",
		"16": "sixteen",
		"25": "quarter",
		"40": "forty",
		"50": "fifty",
		"100": "hundred",
		"1000000000": "billion",
	},
	es: {
		"1": "un[oa]?|primer[oa]?|mil millones",
		"2": "dos|segund[oa]|ambos|ambas|mitad",
		"3": "tres|tercer[oa]?",
		"4": "cuatro|cuart[oa]",
		"5": "cinco|quint[oa]",
		"6": "seis",
		"7": "siete",
		"8": "ocho",
		"9": "nueve",
		"10": "diez",
		"12": "doce",
		"15": "quince",
		"20": "veinte|quint[oa]",
		"30": "treinta",
		"16": "dieciséis",
		"25": "cuart[oa]",
		"40": "cuarenta",
		"50": "cincuenta",
		"100": "cien|centenas?",
		"1000000000": "mil millones",
	},
	pt: {
		"1": "uma?|primeir[oa]",
		"2": "dois|duas|segund[oa]|ambos|ambas|metade",
		"3": "três|terceir[oa]",
		"4": "quatro|quart[oa]",
		"5": "cinco|quint[oa]",
		"6": "seis",
		"7": "sete",
		"8": "oito",
		"9": "nove",
		"10": "dez",
		"12": "doze",
		"15": "quinze",
		"20": "vinte|quint[oa]",
		"30": "trinta",
		"16": "dezesseis",
		"25": "quart[oa]",
		"40": "quarenta",
		"50": "cinquenta",
		"100": "cem|centenas?",
		"1000000000": "bilh(?:ão|ões)",
	},
	ht: {
		"1": "yon|youn|en|premye|yon sèl|ennan",
		"2": "de|dezyèm|toulède|dezan|mwatye",
		"3": "twa|twazyèm|twazan",
		"4": "kat|katriyèm|katran",
		"5": "senk|senkyèm|senkan|senkyèm pati",
		"6": "sis|sizan",
		"7": "sèt|sètan",
		"8": "uit|uitan|wit",
		"9": "nèf|nevan",
		"10": "dis|dizan",
		"12": "douz|douzan",
		"15": "kenz|kenzan",
		"20": "ven|ventan|senkyèm",
		"30": "trant|trantan",
		"16": "sèz",
		"25": "ka|kar",
		"40": "karant",
		"50": "senkant",
		"100": "san|santèn",
		"1000000000": "milya",
	},
};

/** Times of day, which each language writes in its own way. */
const times: Readonly<Record<Locale, RegExp>> = {
	en: /\d{1,2}(?::\d\d| ?(?=[ap]\.?\s?m\b))/giu,
	es: /\d{1,2}(?::\d\d|\s?(?=[ap]\.\s?m\.))/giu,
	pt: /\d{1,2}(?:h\d{0,2}|:\d\d)(?!\p{L})/giu,
	ht: /\d{1,2}(?::\d\d|è\d{0,2}| ?è)(?!\p{L})/giu,
};

/**
 * The numbers that a translation lacks or has besides those of the English text: amounts, percentages, years, sections of
 * a law. How a language separates digits does not count, and a small number may be a word.
 */
export function numberProblems(locale: Locale, english: string, translation: string): string[] {
	const [source, target] = [numbersIn("en", english), numbersIn(locale, translation)];
	const lacks = [...source].filter((number) => !target.has(number) && !hasWord(locale, number, translation));
	const adds = [...target].filter((number) => !source.has(number) && !hasWord("en", number, english));
	return [
		...lacks.map((number) => `lacks the number ${number} of the English text`),
		...adds.map((number) => `has the number ${number}, which is not in the English text`),
	];
}

/** The digits of each number of a text. */
function numbersIn(locale: Locale, text: string): Set<string> {
	const prose = textsRead(text.replace(/\b(?:one|=\d) \{[^{}]*\}/g, ""))
		.join(" ")
		.replace(times[locale], " ")
		.replace(/\{\w+\}/g, " ");
	return new Set(Array.from(prose.matchAll(/\d+(?:[.,]\d+)*/g), ([number]) => number.replace(/[.,]/g, "")));
}

function hasWord(locale: Locale, number: string, text: string): boolean {
	const word = numberWords[locale][number];
	return word !== undefined && words(word).test(text);
}
