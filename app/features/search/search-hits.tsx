import { useTranslations } from "use-intl";
import type { SearchHit } from "#domain/search/terms.ts";

export function SearchHits({ hits, className = "" }: { hits: SearchHit[]; className?: string }) {
	const t = useTranslations("common.search");
	return (
		<div className={className}>
			<p role="status" className="text-sm text-ink-600">
				{t("found", { count: hits.length })}
			</p>
			<ul className="mt-3 grid gap-1">
				{hits.map(({ path, title, text }) => (
					<li key={path}>
						<a href={path} className="block rounded-md px-3 py-2.5 hover:bg-sand-100">
							<span className="block font-semibold text-ink-900">{title}</span>
							<span className="line-clamp-2 text-sm text-ink-600">{text}</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
