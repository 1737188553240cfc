import { Feed } from "feed";
import { agency } from "#content/agency.ts";
import { shownAuthor } from "#content/agency-names.server.ts";
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
			// Feed readers show a post again if its id changes, and addresses do. Those of built-in posts don't.
			id: post.isBuiltIn ? link : `urn:uuid:${post.id}`,
			link,
			// Feed readers take both for HTML.
			title: escaped(post.title),
			description: escaped(post.excerpt),
			content: textInFeeds(post, origin),
			author: [{ name: toOneLine(shownAuthor(post.author)) }],
			category: [{ name: toOneLine(post.category).replace(/[<>&"]/g, "") }],
			published: new Date(post.publishedAt),
			date: new Date(post.updatedAt),
		});
	}
	return feed;
}

const known = new WeakMap<PublishedPost, { origin: string; html: string }>();

/** Every publication renews four times two feeds. Most of their texts stay as they are. */
function textInFeeds(post: PublishedPost, origin: string): string {
	const found = known.get(post);
	if (found?.origin === origin) return found.html;
	const html = cleanHtml(post.html, origin);
	known.set(post, { origin, html });
	return html;
}

function escaped(text: string): string {
	return toOneLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
