import { Feed } from "feed";
import { agency } from "#content/agency.ts";
import { blogPath, feedPath, postPath } from "#domain/blog/blog-paths.ts";
import { postsFor } from "#domain/blog/list-posts.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { toOneLine } from "#domain/text/plain-text.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { cleanHtml } from "./clean-html.server.ts";

const maxFeedPosts = 50;

/** The posts written in a language. Those that exist only in English are in the English feed. */
export function blogFeed(posts: readonly PublishedPost[], locale: Locale, origin: string): Feed {
	const { meta } = copyFor(locale, "blog");
	const own = postsFor(posts, locale).filter((post) => post.locale === locale);
	const address = (path: string) => origin + localizedPath(locale, path);
	const newest = own.map(({ updatedAt }) => updatedAt).sort();
	const feed = new Feed({
		id: address(blogPath),
		link: address(blogPath),
		title: `${agency.name}: ${meta.title}`,
		description: meta.description,
		language: locale,
		copyright: agency.name,
		updated: new Date(newest.at(-1) ?? 0),
		generator: agency.name,
		feedLinks: { rss: address(feedPath("rss.xml")), atom: address(feedPath("atom.xml")) },
	});
	for (const post of own.slice(0, maxFeedPosts)) {
		const link = address(postPath(post.slug));
		feed.addItem({
			id: link,
			link,
			// Feed readers take both for HTML.
			title: escaped(post.title),
			description: escaped(post.excerpt),
			content: cleanHtml(post.html, origin),
			author: [{ name: toOneLine(post.author) }],
			category: [{ name: toOneLine(post.category).replace(/[<>&"]/g, "") }],
			published: new Date(post.publishedAt),
			date: new Date(post.updatedAt),
		});
	}
	return feed;
}

function escaped(text: string): string {
	return toOneLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
