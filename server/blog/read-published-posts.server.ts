import { createHash } from "node:crypto";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { blogAddresses, blogArticles } from "#database/schema.ts";
import { type BuiltInSlug, builtInSlugs, type SeedSlug, seedSlugs } from "#domain/blog/authored-posts.ts";
import { documentToText } from "#domain/blog/post-document.ts";
import { tableOfContents } from "#domain/blog/post-headings.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import { isLocale } from "#domain/locale/locales.ts";
import type { Database } from "../platform/database/client.server.ts";
import { cleanHtml } from "./clean-html.server.ts";

/** Former slugs with the one that the post has now. */
export type FormerSlugs = ReadonlyMap<string, string>;

/** Changes with every publication. It is asked once a minute, so it reads no texts. */
export async function readPublishedState(db: Database): Promise<string> {
	const { id, slug, published_version, updated_at } = blogArticles;
	const rows = await db
		.select({ id, slug, published_version, updated_at })
		.from(blogArticles)
		.where(eq(blogArticles.published, true))
		.orderBy(asc(id));
	const addresses = await readFormerSlugs(db);
	return createHash("sha256")
		.update(JSON.stringify([rows, [...addresses]]))
		.digest("hex");
}

/** All published posts of the database, without those at addresses of the build. */
export async function readPublishedPosts(db: Database): Promise<PublishedPost[]> {
	const rows = await db
		.select()
		.from(blogArticles)
		.where(eq(blogArticles.published, true))
		.orderBy(asc(blogArticles.id));
	return rows.filter(({ slug }) => !builtInSlugs.includes(slug as BuiltInSlug)).flatMap((row) => postOf(row) ?? []);
}

/** Of articles that readers find in any language: nobody learns the address of one that is not published. */
export async function readFormerSlugs(db: Database): Promise<FormerSlugs> {
	const { id, slug, translation_of, published } = blogArticles;
	const rows = await db
		.selectDistinct({ former: blogAddresses.slug, now: slug })
		.from(blogAddresses)
		.innerJoin(blogArticles, eq(sql`coalesce(${translation_of}, ${id})`, blogAddresses.article_id))
		.where(and(eq(published, true), ne(slug, blogAddresses.slug)))
		.orderBy(asc(blogAddresses.slug));
	return new Map(rows.map(({ former, now }) => [former, now]));
}

function postOf(row: typeof blogArticles.$inferSelect): PublishedPost | null {
	const { id, slug, locale, title, excerpt, author, category, tags, featured, document } = row;
	if (!isLocale(locale)) return null;
	const html = cleanHtml(row.content);
	return {
		...{ id, slug, locale, title, excerpt, author, category, tags, featured, html },
		product: row.product_focus,
		state: row.state_focus,
		meta: { title: row.meta_title || title, description: row.meta_description || excerpt },
		image: row.featured_image_url ? { src: row.featured_image_url, alt: row.featured_image_alt } : null,
		headings: document ? tableOfContents(document) : [],
		text: document ? documentToText(document) : html.replace(/<[^>]*>/g, " "),
		readingTime: row.reading_time,
		publishedAt: (row.published_at ?? row.created_at).toISOString(),
		updatedAt: row.updated_at.toISOString(),
		isBuiltIn: false,
		isAuthored: row.published_version === 1 && seedSlugs.includes(slug as SeedSlug),
	};
}
