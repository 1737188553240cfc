import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { blogPath, blogQuery } from "#domain/blog/blog-paths.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";

export type BlogCopy = Messages["blog"];

/** Searches the list. The search is in the address, so it works without script and can be shared. */
export function PostSearch({
	locale,
	copy,
	words,
	category,
}: {
	locale: string;
	copy: BlogCopy["search"];
	words: string;
	category: string;
}) {
	return (
		<search>
			<form action={localizedPath(locale, blogPath)} className="flex max-w-[36rem] gap-2">
				{category && <input type="hidden" name={blogQuery.category} value={category} />}
				<input
					type="search"
					name={blogQuery.words}
					aria-label={copy.label}
					placeholder={copy.placeholder}
					defaultValue={words}
					maxLength={100}
					autoComplete="off"
					className="min-h-12 min-w-0 grow rounded-full border-2 border-ink-300 bg-white px-5 text-ink-900 placeholder:text-ink-500"
				/>
				<button type="submit" className={buttonStyle("primary")}>
					{copy.submit}
				</button>
			</form>
		</search>
	);
}

/** All, and each category that has a post. */
export function CategoryFilters({
	copy,
	categories,
	words,
	category,
}: {
	copy: BlogCopy["filters"];
	categories: readonly { id: string; name: string }[];
	words: string;
	category: string;
}) {
	return (
		<nav aria-label={copy.label}>
			<ul className="flex flex-wrap gap-2">
				{[{ id: "", name: copy.all }, ...categories].map(({ id, name }) => (
					<li key={id}>
						<SiteLink
							path={filterPath(words, id)}
							aria-current={id === category ? "true" : undefined}
							className="inline-flex min-h-11 items-center rounded-full border-2 border-ink-200 bg-white px-4 text-sm font-semibold text-ink-900 hover:border-ink-600 aria-[current]:border-ink-900 aria-[current]:bg-ink-900 aria-[current]:text-white"
						>
							{name}
						</SiteLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

function filterPath(words: string, category: string): string {
	const query = new URLSearchParams({
		...(words && { [blogQuery.words]: words }),
		...(category && { [blogQuery.category]: category }),
	});
	return query.size > 0 ? `${blogPath}?${query}` : blogPath;
}
