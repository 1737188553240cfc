import type { Locale } from "../locale/locales.ts";
import { foldTerm } from "./terms.ts";

export interface SearchHit {
	path: string;
	title: string;
	text: string;
	/** The kind of the page; `answer` for one of the FAQ, `contact` for the contact form. */
	kind: string;
	/** The state or city that the page is about. */
	place: string;
}

/** The results of a search: the best hits in order, how many there are, and the states' pages as a separate group. */
export interface SearchResults {
	hits: SearchHit[];
	total: number;
	states: SearchHit[];
}

/** How likely a visitor means a page of this kind, compared with any other that holds the same words. */
const weights: Readonly<Record<string, number>> = {
	service: 5,
	calculator: 4,
	contact: 4,
	quote: 3,
	answer: 2,
	faq: 1.5,
	article: 1.5,
	post: 1,
	home: 0.5,
	caseStudy: 0.5,
	landing: 0.5,
	location: 0.4,
};

/** With few letters, one wrong letter makes another word: `iul` is not `ibc`. */
const fuzzyFrom = 5;

/** The index must be built and read with the same settings. */
export const searchOptions = {
	fields: ["words", "title", "place", "code", "headings", "text"],
	storeFields: ["path", "title", "text", "kind", "place"],
	processTerm: (term: string) => foldTerm(term) || null,
	searchOptions: {
		boost: { words: 8, place: 6, code: 6, title: 4, headings: 2 },
		prefix: true,
		fuzzy: (term: string) => (term.length < fuzzyFrom ? false : 0.2),
		boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
			weights[String(stored?.kind)] ?? 1,
	},
};

export const maxHits = 12;

/** The part of a MiniSearch index that is needed here. */
interface SearchableIndex {
	search(
		query: string,
		options: { combineWith: "AND" | "OR" },
	): ({ match: Record<string, string[]> } & Record<string, unknown>)[];
}

/** A search that no page holds completely finds the pages that hold most of it. */
export function rankedResults(index: SearchableIndex, locale: Locale, query: string, limit = maxHits): SearchResults {
	const words = tellingWords(locale, query);
	const whole = index.search(words, { combineWith: "AND" });
	const found = (whole.length > 0 ? whole : index.search(words, { combineWith: "OR" })).map(({ match, ...hit }) => ({
		hit: hitOf(hit),
		names: Object.values(match).some((fields) => fields.includes("place") || fields.includes("code")),
	}));
	const isState = ({ kind }: SearchHit) => kind === "state";
	const states = found.filter(({ hit, names }) => isState(hit) && !names).map(({ hit }) => hit);
	// Words on all states' pages are on all cities' pages as well: nobody asked for a city.
	const standsApart = ({ kind }: SearchHit) => kind === "state" || (kind === "location" && states.length > 0);
	const hits = found.filter(({ hit, names }) => names || !standsApart(hit)).map(({ hit }) => hit);
	return {
		hits: hits.slice(0, limit),
		total: hits.length,
		states,
	};
}

/** Reads a hit from a stored document of the index. */
function hitOf({ path, title, text, kind, place }: Record<string, unknown>): SearchHit {
	return { path, title, text, kind, place } as SearchHit;
}

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

/** The words of a search that say what is looked for. All words, if none does. */
function tellingWords(locale: Locale, query: string): string {
	const words = query.split(/\s+/).filter(Boolean);
	const telling = words.filter((word) => !stopWords[locale].has(foldTerm(word).replace(/[^\p{L}\p{N}]/gu, "")));
	return (telling.length > 0 ? telling : words).join(" ");
}
