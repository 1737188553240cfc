import { agency } from "#content/agency.ts";
import { pageCopy } from "#content/library.server.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type ArticlePath, articlePages } from "#domain/site/pages.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";

/** The data of an article. */
export function loadArticle(locale: Locale, path: ArticlePath) {
	const content = pageCopy(locale, "article", path);
	const { frame, names } = copyFor(locale, "pages");
	return {
		locale,
		path,
		content,
		frame,
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: names[articlePages[path]], path },
		],
		updated: content.updated && formatDate(locale, new Date(`${content.updated}T12:00:00Z`), agency.timeZone),
	};
}
export type Article = ReturnType<typeof loadArticle>;
