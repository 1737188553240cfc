import { agency } from "#content/agency.ts";
import { authoredPosts } from "#content/blog/posts.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import dates from "#content/dates.json" with { type: "json" };
import { authoredContent } from "#content/library.server.ts";
import { type BuiltInSlug, builtInSlugs } from "#domain/blog/authored-posts.ts";
import { postPath } from "#domain/blog/blog-paths.ts";
import { documentToText, readingTime } from "#domain/blog/post-document.ts";
import { tableOfContents } from "#domain/blog/post-headings.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { socialImagePath } from "#domain/site/social-image.ts";
import { markdownToDocument } from "./markdown-to-document.server.ts";
import { documentToHtml } from "./render-document.server.ts";

const read = new WeakMap<Claims, readonly PublishedPost[]>();

/** The posts that need no database, in all languages. They follow the claims, so they are read once for each state of them. */
export function builtInPosts(): readonly PublishedPost[] {
	const claims = currentClaims();
	const posts = read.get(claims) ?? locales.flatMap((locale) => builtInSlugs.map((slug) => builtInPost(locale, slug)));
	read.set(claims, posts);
	return posts;
}

function builtInPost(locale: Locale, slug: BuiltInSlug): PublishedPost {
	const { publishedOn, image, ...facts } = authoredPosts[slug];
	const { meta, title, excerpt, imageAlt, body } = authoredContent(locale, slug);
	const document = markdownToDocument(body, locale);
	const text = documentToText(document);
	const changedOn = (dates as Record<string, { date: string }>)[postPath(slug)]?.date ?? publishedOn;
	return {
		...facts,
		author: agency.name,
		id: slug,
		slug,
		locale,
		meta,
		title,
		excerpt,
		image: { src: image, alt: imageAlt },
		socialImage: socialImagePath(locale, postPath(slug)),
		html: documentToHtml(document),
		headings: tableOfContents(document),
		text,
		readingTime: readingTime(text),
		publishedAt: noonOf(publishedOn),
		updatedAt: noonOf(changedOn),
		isBuiltIn: true,
		isAuthored: true,
	};
}

/** The same day in every time zone of the country. */
function noonOf(day: string): string {
	return `${day}T17:00:00.000Z`;
}
