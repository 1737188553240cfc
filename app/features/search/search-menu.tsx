import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu } from "#app/components/ui/menu.tsx";
import type { SearchHit } from "#domain/search/terms.ts";
import { findInIndex } from "./find-in-index.ts";
import { type SearchCopy, SearchForm } from "./search-form.tsx";
import { SearchHits } from "./search-hits.tsx";

/** In the header, and a `/` away on a keyboard. */
export function SearchMenu({ locale, copy }: { locale: string; copy: SearchCopy }) {
	const [hits, setHits] = useState<SearchHit[]>();
	const frame = useRef<HTMLDivElement>(null);
	const latest = useRef("");
	useEffect(() => openOnSlash(() => frame.current?.closest("details") ?? null), []);

	async function answer(query: string) {
		latest.current = query;
		const found = query ? await findInIndex(locale, query).catch(() => undefined) : undefined;
		if (latest.current === query) setHits(found);
	}

	return (
		<Menu
			name="header"
			align="end"
			className="group relative max-xs:hidden"
			onToggle={(event) => {
				if (event.currentTarget.open) frame.current?.querySelector("input")?.focus();
			}}
			label={
				<>
					<Icon name="search" />
					<span className="sr-only">{copy.title}</span>
				</>
			}
		>
			<div ref={frame} className="w-[min(36rem,calc(100vw-2.5rem))] p-2">
				<SearchForm locale={locale} copy={copy} onChange={(event) => answer(event.currentTarget.value.trim())} />
				{hits && <SearchHits hits={hits} copy={copy} className="mt-4 max-h-[60dvh] overflow-y-auto" />}
			</div>
		</Menu>
	);
}

function openOnSlash(menu: () => HTMLDetailsElement | null) {
	const leaving = new AbortController();
	document.addEventListener(
		"keydown",
		(event) => {
			const typing = (event.target as Element).closest("input, textarea, select, [contenteditable]");
			const details = menu();
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing || !details) return;
			event.preventDefault();
			details.open = true;
		},
		{ signal: leaving.signal },
	);
	return () => leaving.abort();
}
