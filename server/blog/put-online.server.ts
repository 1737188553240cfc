import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { blogArticles, blogDrafts, blogPublications, blogSchedules } from "#database/schema.ts";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import { documentToText, readingTime } from "#domain/blog/post-document.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { blogTopic } from "./blog-topic.server.ts";
import { hashOfPublication } from "./hash-of-publication.server.ts";
import type { ArticleRow, PostParts } from "./post-action.server.ts";
import type { VersionRow } from "./post-versions.server.ts";
import { forgetRefusedSchedule } from "./refused-schedules.server.ts";
import { registerPage } from "./register-page.server.tsx";
import { documentToHtml } from "./render-document.server.ts";

type EndReason = NonNullable<(typeof blogPublications.$inferSelect)["endedBecause"]>;

export interface Approval {
	/** Null: the site itself. */
	approvedBy: string | null;
	approvedByName: string;
	approvedAt: Date;
	/** The article's claims, according to the approver. */
	claims: ClaimId[];
}

/**
 * Shows a version to readers, records that, and tells all processes. The draft must be locked.
 * @returns the hash of the entry in the register
 */
export async function putOnline(
	transaction: Transaction,
	{ database, env, jobs }: Pick<PostParts, "database" | "env" | "jobs">,
	article: ArticleRow,
	version: VersionRow,
	approval: Approval,
	now: Date,
): Promise<string> {
	const { id } = article;
	const entry = { ...approval, because: "replaced" } as const;
	const shown = { ...article, updated_at: now };
	const hash = await recordPublication(transaction, env, shown, version, entry, now);
	await transaction
		.update(blogArticles)
		.set({ ...columnsOf(version), published: true, published_at: article.published_at ?? now, updated_at: now })
		.where(eq(blogArticles.id, id));
	// The text up to here is published. A newer draft keeps its authors.
	const isPublished = and(eq(blogDrafts.articleId, id), eq(blogDrafts.content, version.content));
	await transaction.update(blogDrafts).set({ writers: [] }).where(isPublished);
	// A version that was scheduled earlier must not replace this one.
	await transaction.delete(blogSchedules).where(eq(blogSchedules.articleId, id));
	await forgetRefusedSchedule(transaction, id);
	await database.changes.announce(blogTopic, transaction);
	await jobs.enqueue(transaction, "draw-social-images", {});
	return hash;
}

/**
 * Records in the register what readers see from now on: a version at the article's address. The entry before it ends.
 * @param approval `because` says why that one ends
 * @returns the hash of the new entry
 */
export async function recordPublication(
	transaction: Transaction,
	{ siteOrigin }: Pick<PostParts["env"], "siteOrigin">,
	{ id, locale, slug, published_at, updated_at }: ArticleRow,
	version: VersionRow,
	{ because, ...approval }: Approval & { because: EndReason },
	now: Date,
): Promise<string> {
	const { content, number } = version;
	const page = { content, version: number, locale, slug, publishedAt: published_at ?? now, updatedAt: updated_at, now };
	const entry = {
		id: randomUUID(),
		articleId: id,
		locale,
		slug,
		title: content.title,
		version: number,
		versionHash: version.hash,
		rendering: registerPage(page, siteOrigin),
		writtenBy: version.writtenBy,
		writtenByName: version.writtenByName,
		...approval,
		publishedAt: now,
	};
	const hash = hashOfPublication(entry);
	await endPublication(transaction, id, { at: now, because, byName: approval.approvedByName });
	await transaction.insert(blogPublications).values({ ...entry, hash });
	return hash;
}

/** The columns of a version that readers see. */
function columnsOf({ content, number, translatedFromVersion }: VersionRow): Partial<ArticleRow> {
	const { document } = content;
	return {
		title: content.title,
		excerpt: content.excerpt,
		content: documentToHtml(document),
		document,
		meta_title: content.metaTitle,
		meta_description: content.metaDescription,
		author: content.author,
		reading_time: readingTime(documentToText(document)),
		category: content.category,
		tags: content.tags,
		featured: content.featured,
		featured_image_url: content.imageUrl,
		featured_image_alt: content.imageAlt,
		product_focus: content.productFocus,
		state_focus: content.stateFocus,
		published_version: number,
		translated_from_version: translatedFromVersion,
	};
}

/** Readers stop seeing what the register says that they see. @returns whether they saw anything */
export async function endPublication(
	transaction: Transaction,
	articleId: string,
	{ at, because, byName }: { at: Date; because: EndReason; byName: string },
): Promise<boolean> {
	const ended = await transaction
		.update(blogPublications)
		.set({ endedAt: at, endedBecause: because, endedByName: byName })
		.where(and(eq(blogPublications.articleId, articleId), isNull(blogPublications.endedAt)))
		.returning({ id: blogPublications.id });
	return ended.length > 0;
}
