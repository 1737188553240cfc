import { asc, eq, or } from "drizzle-orm";
import { blogArticles, blogDrafts, blogSchedules, userRoles } from "#database/schema.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { mayWrite, type StaffRole } from "#domain/staff/roles.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { ArticleRow, DraftRow, PostParts, PostWriter } from "./post-action.server.ts";
import { hashOfContent, readVersion } from "./post-versions.server.ts";
import { isApprovalEnded } from "./publish-due-posts.server.ts";
import { translationChanges } from "./translation-changes.server.ts";

/** How far a language of an article is. */
export type BoardCell = {
	locale: Locale;
	articleId: string | null;
	dueAt: Date | null;
	/** It won't be published when it is due: whoever approved it may no longer write. */
	isApprovalEnded: boolean;
} & (
	| { state: "missing" }
	/** Readers don't see it. */
	| { state: "draft" }
	/** Readers see it. */
	| { state: "current"; hasUnpublishedChanges: boolean }
	/** Readers see it, but so many sentences of the original have changed since. */
	| { state: "behind"; hasUnpublishedChanges: boolean; changedSentences: number }
);

interface BoardRow {
	originalId: string;
	slug: string;
	/** As the original is called now. */
	title: string;
	originalLocale: Locale;
	cells: BoardCell[];
}

interface Found {
	article: ArticleRow;
	draft: DraftRow;
	dueAt: Date | null;
	/** Of whoever approved what is due. */
	approverRole: StaffRole | null;
}

/**
 * All articles, those that were begun last first, with all languages.
 * @param originalId only this one: it costs nothing that others are long
 */
export async function readBoard(
	{ database }: Pick<PostParts, "database">,
	{ role }: Pick<PostWriter, "role">,
	originalId?: string,
): Promise<BoardRow[]> {
	if (!mayWrite(role)) return [];
	const { db } = database;
	const found = await db
		.select({ article: blogArticles, draft: blogDrafts, dueAt: blogSchedules.dueAt, approverRole: userRoles.role })
		.from(blogArticles)
		.innerJoin(blogDrafts, eq(blogDrafts.articleId, blogArticles.id))
		.leftJoin(blogSchedules, eq(blogSchedules.articleId, blogArticles.id))
		.leftJoin(userRoles, eq(userRoles.user_id, blogSchedules.approvedBy))
		.where(originalId ? or(eq(blogArticles.id, originalId), eq(blogArticles.translation_of, originalId)) : undefined)
		.orderBy(asc(blogArticles.created_at), asc(blogArticles.id));
	const originals = found.filter(({ article }) => article.translation_of === null).reverse();
	return Promise.all(
		originals.map(async (original) => {
			const { article, draft } = original;
			const ofArticle = [original, ...found.filter((one) => one.article.translation_of === article.id)];
			const cells = locales.map((locale) => {
				const own = ofArticle.find((one) => one.article.locale === locale);
				return own ? cellOf(db, original, own) : missing(locale);
			});
			return {
				...{ originalId: article.id, slug: article.slug, title: draft.content.title || article.title },
				...{ originalLocale: article.locale, cells: await Promise.all(cells) },
			};
		}),
	);
}

function missing(locale: Locale): BoardCell {
	return { locale, articleId: null, dueAt: null, isApprovalEnded: false, state: "missing" };
}

async function cellOf(db: Database, original: Found, own: Found): Promise<BoardCell> {
	const { article, draft, dueAt, approverRole } = own;
	const ended = dueAt !== null && isApprovalEnded(approverRole);
	const cell = { locale: article.locale, articleId: article.id, dueAt, isApprovalEnded: ended };
	const published = article.published && article.published_version;
	const version = published ? await readVersion(db, article.id, published) : null;
	if (!version) return { ...cell, state: "draft" };
	const hasUnpublishedChanges = hashOfContent(draft.content) !== version.hash;
	const count = article.translation_of ? await countChanges(db, original.article, article) : 0;
	return count === 0
		? { ...cell, state: "current", hasUnpublishedChanges }
		: { ...cell, state: "behind", hasUnpublishedChanges, changedSentences: count };
}

/** Only what readers see counts: what is being written in the original need not be translated yet. */
async function countChanges(db: Database, original: ArticleRow, translation: ArticleRow): Promise<number> {
	const { published, published_version: newest } = original;
	if (!published || !newest || translation.translated_from_version === newest) return 0;
	const version = await readVersion(db, original.id, newest);
	if (!version) return 0;
	const { count } = await translationChanges(db, original, translation.translated_from_version, version);
	return count;
}
