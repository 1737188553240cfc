import { eq, or } from "drizzle-orm";
import { blogArticles, blogDrafts, blogSchedules, userRoles } from "#database/schema.ts";
import { changedSentences, type SourceChanges } from "#domain/blog/changed-sentences.ts";
import { isLockedForOthers } from "#domain/blog/draft-lock.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import { isUuid } from "#domain/text/uuid.ts";
import type { Database } from "../platform/database/client.server.ts";
import { type DraftState, draftState } from "./draft-state.server.ts";
import { type ArticleRow, originalIdOf, type PostParts } from "./post-action.server.ts";
import { hashOfContent, readVersion, type VersionRow } from "./post-versions.server.ts";
import { isWriterOf } from "./post-writers.server.ts";
import { isApprovalEnded } from "./publish-due-posts.server.ts";

/** A post in one language, as its editor shows it. */
export interface EditedPost {
	articleId: string;
	originalId: string;
	locale: Locale;
	slug: string;
	draft: DraftState;
	/** Somebody else writes now. */
	isLocked: boolean;
	isPublished: boolean;
	publishedVersion: number | null;
	hasUnpublishedChanges: boolean;
	schedule: {
		version: number;
		dueAt: Date;
		timeZone: string;
		approvedByName: string;
		/** Nothing will be published, because the approver may no longer write. */
		isApprovalEnded: boolean;
	} | null;
	/** The languages that the post has. */
	languages: { locale: Locale; articleId: string }[];
	/** The source of a translation: null in the original. */
	source: { locale: Locale; version: number; content: PostContent; changes: SourceChanges } | null;
	/** The owner wants somebody to approve who has not written. */
	needsSecondApprover: boolean;
	/** True if this person has written in what would be published, so somebody else must approve it. */
	needsOtherApprover: boolean;
}

export async function readPost(
	{ clock, database, env }: Pick<PostParts, "clock" | "database" | "env">,
	by: Pick<Actor, "userId" | "role">,
	articleId: string,
): Promise<EditedPost | null> {
	if (!mayWrite(by.role) || !isUuid(articleId)) return null;
	const { db } = database;
	const [found] = await db
		.select({ article: blogArticles, draft: blogDrafts, schedule: blogSchedules, approverRole: userRoles.role })
		.from(blogArticles)
		.innerJoin(blogDrafts, eq(blogDrafts.articleId, blogArticles.id))
		.leftJoin(blogSchedules, eq(blogSchedules.articleId, blogArticles.id))
		.leftJoin(userRoles, eq(userRoles.user_id, blogSchedules.approvedBy))
		.where(eq(blogArticles.id, articleId));
	if (!found) return null;
	const { article, draft, schedule, approverRole } = found;
	const originalId = originalIdOf(article);
	const rows = await readLanguages(db, originalId);
	const original = rows.find(({ id }) => id === originalId);
	const hash = hashOfContent(draft.content);
	const text = { articleId, hash, writtenBy: draft.updatedBy, writers: draft.writers };
	const published = article.published_version ? await readVersion(db, articleId, article.published_version) : null;
	return {
		articleId,
		originalId,
		locale: article.locale,
		slug: article.slug,
		draft: draftState(draft),
		isLocked: isLockedForOthers(draft, by.userId, clock()),
		isPublished: article.published,
		publishedVersion: article.published_version,
		hasUnpublishedChanges: published?.hash !== hash,
		schedule: schedule && { ...schedule, isApprovalEnded: isApprovalEnded(approverRole) },
		languages: rows.map((row) => ({ locale: row.locale, articleId: row.id })),
		source: original && original.id !== article.id ? await sourceOf(db, original, draft.translatedFromVersion) : null,
		needsSecondApprover: env.blogNeedsSecondApprover,
		needsOtherApprover: env.blogNeedsSecondApprover && (await isWriterOf(db, text, by.userId)),
	};
}

async function readLanguages(db: Database, originalId: string) {
	const { id, locale, translation_of, published, published_version } = blogArticles;
	return db
		.select({ id, locale, published, published_version })
		.from(blogArticles)
		.where(or(eq(id, originalId), eq(translation_of, originalId)));
}

/** The version of the original that readers see. If they see nothing, the version that was translated. */
async function sourceOf(
	db: Database,
	original: Pick<ArticleRow, "id" | "locale" | "published" | "published_version">,
	from: number | null,
): Promise<EditedPost["source"]> {
	const published = original.published ? original.published_version : null;
	const version = await readVersion(db, original.id, published ?? from ?? 0);
	if (!version) return null;
	const changes = await translationChanges(db, original, from, version);
	return { locale: original.locale, version: version.number, content: version.content, changes };
}

/**
 * The changes of the original since the version that was translated.
 * @param from the version that was translated, in the numbers of the original
 * @param to the version of the original to translate now
 */
async function translationChanges(
	db: Database,
	original: Pick<ArticleRow, "id" | "locale">,
	from: number | null,
	to: VersionRow,
): Promise<SourceChanges> {
	const before = from === null || from === to.number ? to : await readVersion(db, original.id, from);
	return changedSentences((before ?? to).content, to.content, original.locale);
}
