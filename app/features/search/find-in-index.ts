import type { Locale } from "#domain/locale/locales.ts";
import { rankedResults, type SearchHit, type SearchResults, searchOptions } from "#domain/search/rank.ts";

type Find = (query: string) => SearchResults;
const loading = new Map<string, Promise<Find>>();

/** Searches in the browser. The first call fetches the index and the code to read it. */
export async function findInIndex(locale: Locale, query: string): Promise<SearchResults> {
	let find = loading.get(locale);
	if (!find) {
		find = load(locale);
		loading.set(locale, find);
		find.catch(() => loading.delete(locale));
	}
	return (await find)(query);
}

async function load(locale: Locale): Promise<Find> {
	const [{ default: MiniSearch }, response] = await Promise.all([
		import("minisearch"),
		fetch(`/search-index/${locale}.json`),
	]);
	if (!response.ok) throw new Error(`The search index responded ${response.status}`);
	const index = MiniSearch.loadJSON<SearchHit>(await response.text(), searchOptions);
	return (query) => rankedResults(index, locale, query);
}
