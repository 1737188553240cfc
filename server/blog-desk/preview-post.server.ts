import { documentToText, readingTime } from "#domain/blog/post-document.ts";
import { tableOfContents } from "#domain/blog/post-headings.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { openPreview } from "../blog/post-previews.server.ts";
import { documentToHtml } from "../blog/render-document.server.ts";
import type { Services } from "../services.server.ts";

/** A draft as readers would see it if it was published now. Null if the link is no more, or never was. */
export async function previewPost(
	services: Pick<Services, "clock" | "database">,
	token: string,
): Promise<{ locale: Locale; post: PublishedPost } | null> {
	const found = await openPreview(services, token);
	if (!found) return null;
	const { content, locale, slug } = found;
	const { title, excerpt, author, category, tags, featured, document } = content;
	const text = documentToText(document);
	const now = services.clock().toISOString();
	const post: PublishedPost = {
		id: slug,
		slug,
		locale,
		title,
		excerpt,
		author,
		category,
		tags,
		featured,
		text,
		product: content.productFocus,
		state: content.stateFocus,
		meta: { title: content.metaTitle || title, description: content.metaDescription || excerpt },
		image: content.imageUrl ? { src: content.imageUrl, alt: content.imageAlt } : null,
		socialImage: null,
		html: documentToHtml(document),
		headings: tableOfContents(document),
		readingTime: readingTime(text),
		publishedAt: now,
		updatedAt: now,
		isBuiltIn: false,
		isAuthored: false,
	};
	return { locale, post };
}
