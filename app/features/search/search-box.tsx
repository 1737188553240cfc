import { useEffect, useRef, useState } from "react";
import type { Locale } from "#domain/locale/locales.ts";
import type { SearchResults } from "#domain/search/rank.ts";
import { findInIndex } from "./find-in-index.ts";
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
