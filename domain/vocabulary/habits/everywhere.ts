import type { Locale } from "#domain/locale/locales.ts";
import type { Habit } from "./habit.ts";

/** Words that may follow themselves: Creole doubles a word for emphasis, and `nou` or `yo` can end one phrase and begin the next. */
const mayDouble: Readonly<Record<Locale, string>> = {
	en: "that|had",
	es: "sí",
	pt: "sim",
	ht: "nan|nou|yo|li|ou|la|an|a|sa|men|tou|ti|piti|dous|vit|byen|anpil|konsa|gwo|prese|pitit|asirans|tanzantan",
};

/** Abbreviations whose period does not end a sentence. */
const abbreviations =
	"\\p{L}|U\\.S|Stat|St|Inc|Corp|No|etc|vs|ext|e\\.g|i\\.e|art|sec|EE\\.\\s?UU|Sr|Sra|Dr|Dra|núm|pág|p\\. ?ej|jan|aprox";

/** The preposition that `{inState}` already contains. */
const prepositions: Readonly<Record<Locale, string>> = { en: "in", es: "en", pt: "em|no|na|no estado de", ht: "nan" };

/** The habits that every language must avoid: slips of the keyboard, scars of search and replace, losing spellings. */
export function habitsEverywhere(locale: Locale): Habit[] {
	return [
		{
			name: "doubled word",
			pattern: new RegExp(`(?<![\\p{L}{’-])(?!(?:${mayDouble[locale]}) )(\\p{L}+) \\1(?![\\p{L}}’-])`, "giu"),
			instead: "Write the word once.",
			examples: { wrong: ["xa de de xo", "De de xo"], right: ["xa de, de xo", "xa dede xo", "xa de dex"] },
		},
		{
			name: "two spaces",
			pattern: /\S {2,}(?=\S)/gu,
			instead: "Write one space.",
			examples: { wrong: ["xa  xo"], right: ["xa xo"] },
		},
		{
			name: "quotation marks of another country",
			pattern: /[«»„]/gu,
			instead: "Write “ ” in every language.",
			examples: { wrong: ["«xa»", "„xa”"], right: ["“xa”"] },
		},
		{
			name: "space before punctuation",
			pattern: /\p{L}[ \u00a0]+[,.;:!?](?![\p{L}\d])/gu,
			instead: "The sign follows the word without a space, as it does not in French.",
			examples: { wrong: ["Xa , xo", "Xa xo ?", "Xa xo : xi"], right: ["Xa, xo?", "Xa .pdf"] },
		},
		{
			name: "small letter begins a sentence",
			pattern: new RegExp(`(?<!(?:^|[^\\p{L}])(?:${abbreviations}))[.!?] +[“¿¡(]?\\p{Ll}(?!\\p{Lu})`, "gu"),
			instead: "A sentence begins with a capital.",
			examples: {
				wrong: ["Xa xo. xi xu", "Xa? xi xu."],
				right: ["Xa xo. Xi xu", "10 a.m. xi xu", "Xa.xi", "10 a. m. xi", "“Xa?” xi xu"],
			},
		},
		{
			name: "preposition before a state",
			pattern: new RegExp(`(?<![\\p{L}{])(?:${prepositions[locale]}) \\{(?:state|homeState)\\}`, "giu"),
			instead: "Write {inState}, which has the preposition of each state.",
			examples: {
				wrong: prepositions[locale].split("|").map((preposition) => `Xa ${preposition} {state}`),
				right: ["Xa {inState}", "{state}: xa"],
			},
		},
		{
			name: "small letter of a placeholder",
			pattern: /(?:^|[.!?] )\{in(?:Home)?State\}/gu,
			instead: "Write {InState} at the beginning of a sentence.",
			examples: { wrong: ["{inState} xa", "Xa. {inState}, xo"], right: ["{InState} xa", "Xa {inState}."] },
		},
	];
}
