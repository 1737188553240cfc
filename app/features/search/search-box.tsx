import { useEffect, useRef, useState } from "react";
import type { Locale } from "#domain/locale/locales.ts";
import { rankedResults, type SearchHit, type SearchResults, searchOptions } from "#domain/search/rank.ts";
import { type SearchCopy, SearchForm } from "./search-form.tsx";
import { SearchHits } from "./search-hits.tsx";

/** Shows hits while the visitor types. */
export function SearchBox({ locale, copy }: { locale: Locale; copy: SearchCopy }) {
	const [query, setQuery] = useState("");
	const [results, setResults] = useState<SearchResults>();
	const frame = useRef<HTMLDivElement>(null);

	// The visitor may have typed before the script ran.
	useEffect(() => setQuery(frame.current?.querySelector("input")?.value.trim() ?? ""), []);

	useEffect(() => {
		if (!query) {
			setResults(undefined);
			return;
		}
		let current = true;
		findInIndex(locale, query)
			.catch(() => undefined)
			.then((found) => current && setResults(found));
		return () => {
			current = false;
		};
	}, [locale, query]);

	return (
		<div ref={frame}>
			<SearchForm locale={locale} copy={copy} onChange={(event) => setQuery(event.currentTarget.value.trim())} />
			{results && (
				<SearchHits
					results={results}
					allPath={`/${locale}/search?q=${encodeURIComponent(query)}`}
					className="mt-4 max-h-[60dvh] overflow-y-auto"
				/>
			)}
		</div>
	);
}

type Find = (query: string) => SearchResults;

const loading = new Map<string, Promise<Find>>();

/** Searches in the browser. The first call fetches the index and the code to read it. */
async function findInIndex(locale: Locale, query: string): Promise<SearchResults> {
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
