import { maxHits, type SearchHit, searchOptions } from "#domain/search/terms.ts";

type Find = (query: string) => SearchHit[];
const loading = new Map<string, Promise<Find>>();

/** Searches in the browser. The first call fetches the index and the code to read it. */
export async function findInIndex(locale: string, query: string): Promise<SearchHit[]> {
	let find = loading.get(locale);
	if (!find) {
		find = load(locale);
		loading.set(locale, find);
		find.catch(() => loading.delete(locale));
	}
	return (await find)(query);
}

async function load(locale: string): Promise<Find> {
	const [{ default: MiniSearch }, response] = await Promise.all([
		import("minisearch"),
		fetch(`/search-index/${locale}.json`),
	]);
	if (!response.ok) throw new Error(`The search index responded ${response.status}`);
	const index = MiniSearch.loadJSON<SearchHit>(await response.text(), searchOptions);
	return (query) =>
		index
			.search(query)
			.slice(0, maxHits)
			.map(({ path, title, text }) => ({ path, title, text }));
}
