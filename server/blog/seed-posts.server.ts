import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { authoredPosts } from "#content/blog/posts.ts";
import { withoutClaims } from "#content/current-claims.server.ts";
import { authoredContent } from "#content/library.server.ts";
import { blogAddresses } from "#database/schema.ts";
import { siteActor } from "#domain/audit/site-actor.ts";
import { type SeedSlug, seedSlugs } from "#domain/blog/authored-posts.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { insertPost } from "./create-post.server.ts";
import { markdownToDocument } from "./markdown-to-document.server.ts";
import { lockPost, noteForSite, type PostParts } from "./post-action.server.ts";
import { keepVersion } from "./post-versions.server.ts";
import { putOnline } from "./put-online.server.ts";

/** In the register, where a person's name would be. */
const siteName = siteActor.email;

/**
 * Publishes the articles that the site comes with, once. An address that is taken stays taken when staff rename an article
 * or take it off the site, so it never comes back.
 */
export async function seedPosts(services: Pick<PostParts, "clock" | "database" | "env" | "jobs">): Promise<void> {
	const known = await knownSlugs(services.database.db);
	for (const slug of seedSlugs.filter((one) => !known.has(one))) {
		// Nobody approved claims for the register, so the articles make none.
		const contents = new Map(locales.map((locale) => [locale, withoutClaims(() => seedContent(locale, slug))]));
		await services.database.db.transaction((transaction) => seedPost(transaction, services, slug, contents));
	}
}

async function knownSlugs(db: Database): Promise<ReadonlySet<string>> {
	const rows = await db
		.select({ slug: blogAddresses.slug })
		.from(blogAddresses)
		.where(inArray(blogAddresses.slug, [...seedSlugs]));
	return new Set(rows.map(({ slug }) => slug));
}

async function seedPost(
	transaction: Transaction,
	services: Pick<PostParts, "clock" | "database" | "env" | "jobs">,
	slug: SeedSlug,
	contents: ReadonlyMap<Locale, PostContent>,
): Promise<void> {
	const now = services.clock();
	const made = { slug, now, updatedBy: null, updatedByName: siteName, writers: [] };
	const approval = { approvedBy: null, approvedByName: siteName, approvedAt: now, claims: [] };
	let originalId: string | null = null;
	for (const [locale, content] of contents) {
		const articleId: string = randomUUID();
		const translation = { translationOf: originalId, translatedFromVersion: originalId ? 1 : null };
		const isFree = await insertPost(transaction, { ...made, ...translation, articleId, locale, content });
		// Another process is faster, or somebody has taken the address.
		if (!isFree) return;
		originalId ??= articleId;
		const post = await lockPost(transaction, articleId);
		if (!post) return;
		const version = await keepVersion(transaction, articleId, post.draft);
		const hash = await putOnline(transaction, services, post.article, version, approval, now);
		await noteForSite(transaction, now, post.article, "POST_PUBLISHED", [version.number, hash]);
	}
}

function seedContent(locale: Locale, slug: SeedSlug): PostContent {
	const { category, tags, product, state, featured, image } = authoredPosts[slug];
	const { meta, title, excerpt, imageAlt, body } = authoredContent(locale, slug);
	return {
		title,
		excerpt,
		metaTitle: meta.title,
		metaDescription: meta.description,
		author: agency.name,
		category,
		tags: [...tags],
		productFocus: product,
		stateFocus: state,
		featured,
		imageUrl: image,
		imageAlt,
		document: markdownToDocument(body, locale),
	};
}
