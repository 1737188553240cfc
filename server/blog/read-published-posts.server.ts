import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { blogAddresses, blogArticles, blogSocialImages } from "#database/schema.ts";
import { type BuiltInSlug, builtInSlugs, isAuthoredVersion } from "#domain/blog/authored-posts.ts";
import { documentToText } from "#domain/blog/post-document.ts";
import { tableOfContents } from "#domain/blog/post-headings.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { postSocialImagePath } from "#domain/site/social-image.ts";
import type { Database } from "../platform/database/client.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { cleanHtml } from "./clean-html.server.ts";
import { isDrawn } from "./social-image-of-post.server.ts";

/** Former slugs with the one that the post has now. */
export type FormerSlugs = ReadonlyMap<string, string>;

/** Names what readers see of an article in one language: another text or another address has another name. */
type PublishedName = Pick<typeof blogArticles.$inferSelect, "id" | "slug" | "published_version" | "updated_at">;

/** @property image the version that its social image was drawn for, if there is one */
type PublishedRow = PublishedName & { image: number | null };

interface PublishedState {
	/** Changes with every publication. */
	hash: string;
	names: PublishedRow[];
	former: FormerSlugs;
}

/** Reads what is published, without the texts: it runs once a minute. */
export async function readPublishedState(db: Database): Promise<PublishedState> {
	const { id, slug, published_version, updated_at } = blogArticles;
	const names = await db
		.select({ id, slug, published_version, updated_at, image: blogSocialImages.version })
		.from(blogArticles)
		.leftJoin(blogSocialImages, isDrawn())
		.where(eq(blogArticles.published, true))
		.orderBy(asc(id));
	const former = await readFormerSlugs(db);
	return { hash: sha256(JSON.stringify([names, [...former]])), names, former };
}

/**
 * Reads published posts, without those at addresses of the build. It remembers them, so a text is read and cleaned once, not
 * with the publication of every other.
 */
export function createPostReader(): (db: Database, names: readonly PublishedRow[]) => Promise<PublishedPost[]> {
	let known = new Map<string, PublishedPost>();
	return async (db, all) => {
		const names = all.filter(({ slug }) => !builtInSlugs.includes(slug as BuiltInSlug));
		const unknown = names.filter((name) => !known.has(keyOf(name)));
		const read = new Map((await readPosts(db, unknown)).map((post) => [post.id, post]));
		const next = new Map<string, PublishedPost>();
		for (const name of names) {
			const post = known.get(keyOf(name)) ?? read.get(name.id);
			const socialImage = name.image === null ? null : postSocialImagePath(name.id, name.image);
			// Drawn later than the text was published.
			if (post) next.set(keyOf(name), post.socialImage === socialImage ? post : { ...post, socialImage });
		}
		known = next;
		return [...next.values()];
	};
}

function keyOf({ id, slug, published_version, updated_at }: PublishedName): string {
	return [id, slug, published_version, updated_at.toISOString()].join(" ");
}

async function readPosts(db: Database, names: readonly PublishedName[]): Promise<PublishedPost[]> {
	if (names.length === 0) return [];
	const ids = names.map(({ id }) => id);
	const rows = await db
		.select()
		.from(blogArticles)
		.where(and(eq(blogArticles.published, true), inArray(blogArticles.id, ids)));
	return rows.flatMap((row) => postOf(row) ?? []);
}

/**
 * Reads the former slugs of articles that readers can find in any language: addresses of unpublished ones stay unknown.
 */
async function readFormerSlugs(db: Database): Promise<FormerSlugs> {
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
		id,
		slug,
		locale,
		title,
		excerpt,
		author,
		category,
		tags,
		featured,
		html,
		product: row.product_focus,
		state: row.state_focus,
		meta: { title: row.meta_title || title, description: row.meta_description || excerpt },
		image: row.featured_image_url ? { src: row.featured_image_url, alt: row.featured_image_alt } : null,
		socialImage: null,
		headings: document ? tableOfContents(document) : [],
		text: document ? documentToText(document) : html.replace(/<[^>]*>/g, " "),
		readingTime: row.reading_time,
		publishedAt: (row.published_at ?? row.created_at).toISOString(),
		updatedAt: row.updated_at.toISOString(),
		isBuiltIn: false,
		isAuthored: isAuthoredVersion(slug, row.published_version),
	};
}
