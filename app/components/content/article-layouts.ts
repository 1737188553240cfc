import type { ArticlePath } from "#domain/site/pages.ts";

/**
 * How an article is laid out: `guide` numbers its sections, `reference` has an index beside one column of text, `index`
 * opens with cards that lead to other pages. Others alternate sections of full width.
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
