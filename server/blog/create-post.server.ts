import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { blogAddresses, blogArticles, blogDrafts } from "#database/schema.ts";
import { emptyDocument, type PostContent } from "#domain/blog/post-content.ts";
import { isPostSlug } from "#domain/blog/post-slug.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import { toShortLine } from "#domain/text/plain-text.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { nameOfWriter, notePost, type PostParts, type PostResult } from "./post-action.server.ts";

/** Begins an article in the language that it is written in first. Readers see nothing of it yet. */
export async function createPost(
	services: PostParts,
	by: Actor,
	{ locale, slug, title }: { locale: Locale; slug: string; title: string },
): Promise<PostResult<{ articleId: string }>> {
	if (!mayWrite(by.role)) return { ok: false, code: "notWriter" };
	if (!isPostSlug(slug)) return { ok: false, code: "slugMalformed" };
	const now = services.clock();
	const articleId = randomUUID();
	const isCreated = await services.database.db.transaction(async (transaction) => {
		const name = await nameOfWriter(transaction, by.userId);
		const content = { ...newContent, title: toShortLine(title, 200).trim(), author: name };
		const isFree = await insertPost(transaction, {
			articleId,
			slug,
			locale,
			translationOf: null,
			translatedFromVersion: null,
			content,
			now,
			updatedBy: by.userId,
			updatedByName: name,
			writers: [by.userId],
		});
		if (isFree) await notePost(transaction, now, by, { id: articleId, locale, slug }, "POST_CREATED");
		return isFree;
	});
	if (!isCreated) return { ok: false, code: "slugTaken" };
	return { ok: true, articleId };
}

const newContent: Omit<PostContent, "title" | "author"> = {
	excerpt: "",
	metaTitle: "",
	metaDescription: "",
	category: "",
	tags: [],
	productFocus: null,
	stateFocus: null,
	featured: false,
	imageUrl: null,
	imageAlt: "",
	document: emptyDocument,
};

interface NewPost {
	articleId: string;
	slug: string;
	locale: Locale;
	translationOf: string | null;
	translatedFromVersion: number | null;
	content: PostContent;
	updatedBy: string | null;
	updatedByName: string;
	/** The authors of the content. */
	writers: string[];
	now: Date;
}

/** @returns whether the slug of an original, or the language of a translation, was free */
export async function insertPost(transaction: Transaction, post: NewPost): Promise<boolean> {
	const { articleId, slug, locale, translationOf, content, now, ...ofDraft } = post;
	const row = {
		id: articleId,
		slug,
		locale,
		translation_of: translationOf,
		created_at: now,
		updated_at: now,
		title: "",
		excerpt: "",
		content: "",
		author: "",
		category: "",
		tags: [],
		reading_time: 0,
	};
	const inserted = await transaction.insert(blogArticles).values(row).onConflictDoNothing().returning();
	if (inserted.length === 0) return false;
	if (!translationOf) {
		const address = { slug, article_id: articleId, created_at: now };
		const claimed = await transaction.insert(blogAddresses).values(address).onConflictDoNothing().returning();
		if (claimed.length === 0) {
			await transaction.delete(blogArticles).where(eq(blogArticles.id, articleId));
			return false;
		}
	}
	await transaction.insert(blogDrafts).values({ articleId, content, updatedAt: now, ...ofDraft });
	return true;
}
