import type { SearchHit } from "#domain/search/terms.ts";
import type { SearchCopy } from "./search-form.tsx";

export function SearchHits({
	hits,
	copy,
	className = "",
}: {
	hits: SearchHit[];
	copy: SearchCopy;
	className?: string;
}) {
	return (
		<div className={className}>
			<p role="status" className="text-sm text-ink-600">
				{hits.length === 0 ? copy.none : hits.length === 1 ? copy.one : copy.some.replace("#", String(hits.length))}
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
