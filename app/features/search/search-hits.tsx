import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SearchResults } from "#domain/search/rank.ts";

/**
 * Search results: the best pages, how many more there are, and the states' pages as one group.
 * @param allPath the page with all hits
 * @param wide shows the hits in two columns where there is room
 */
export function SearchHits({
	results: { hits, total, states },
	allPath,
	wide = false,
	className = "",
}: {
	results: SearchResults;
	allPath?: string;
	wide?: boolean;
	className?: string;
}) {
	const t = useTranslations("common.search");
	return (
		<div className={className}>
			<p role="status" className="text-sm text-ink-600">
				{hits.length < total ? t("first", { shown: hits.length, total }) : t("found", { count: total + states.length })}
			</p>
			<ul className={`mt-3 grid gap-1 ${wide ? "-mx-3 gap-x-6 md:grid-cols-2" : ""}`}>
				{hits.map(({ path, title, text }) => (
					<li key={path}>
						<a href={path} className="block rounded-md px-3 py-2.5 hover:bg-sand-100">
							<span className="block font-semibold text-ink-900">{title}</span>
							<span className="line-clamp-2 text-sm text-ink-600">{text}</span>
						</a>
					</li>
				))}
			</ul>
			{allPath && hits.length < total && (
				<a
					href={allPath}
					className="mt-1 inline-flex min-h-11 items-center px-3 font-semibold text-coral-700 underline-offset-4 hover:underline"
				>
					{t("all", { total })}
				</a>
			)}
			{states.length > 0 && (
				<details className="group mt-3 border-t border-ink-200 pt-1" open={hits.length === 0} suppressHydrationWarning>
					<summary className={`flex min-h-11 items-center gap-2 font-semibold text-ink-900 ${wide ? "" : "px-3"}`}>
						{t("states", { count: states.length })}
						<Icon name="chevron" className="size-5 text-ink-500 transition-transform group-open:rotate-180" />
					</summary>
					<ul className={`flex flex-wrap gap-2 pt-1 pb-2 ${wide ? "" : "px-3"}`}>
						{states.map(({ path, place }) => (
							<li key={path}>
								<a
									href={path}
									className="inline-flex min-h-11 items-center rounded-full border border-ink-200 bg-white px-4 text-sm font-medium text-ink-900 hover:border-ink-600"
								>
									{place}
								</a>
							</li>
						))}
					</ul>
				</details>
			)}
		</div>
	);
}
