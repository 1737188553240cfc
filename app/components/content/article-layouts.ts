import type { ArticlePath } from "#domain/site/pages.ts";

/**
 * The layout of an article: `guide` numbers its sections, `reference` has an index next to one column of text, `index`
 * opens with cards that lead to other pages. Others alternate full-width sections.
 */
export type ArticleLayout = "guide" | "reference" | "index" | "sections";

const layouts: Partial<Record<ArticlePath, ArticleLayout>> = {
	"/services": "index",
	"/training": "guide",
	"/resources/ai-hub": "guide",
	"/compliance": "reference",
};

export function articleLayout(path: ArticlePath): ArticleLayout {
	return layouts[path] ?? "sections";
}
