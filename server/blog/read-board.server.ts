import { and, asc, eq, inArray, or } from "drizzle-orm";
import { blogArticles, blogDrafts, blogSchedules, blogVersions, userRoles } from "#database/schema.ts";
import { changedSentences } from "#domain/blog/changed-sentences.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { PostParts } from "./post-action.server.ts";
import { isApprovalEnded } from "./publish-due-posts.server.ts";

/** How far a language of an article is. */
export type BoardCell = {
	locale: Locale;
	articleId: string | null;
	dueAt: Date | null;
	/** It won't be published when it is due, because the approver may no longer write. */
	isApprovalEnded: boolean;
} & (
	| { state: "missing" }
	/** Readers don't see it. */
	| { state: "draft" }
	/** Readers see it. */
	| { state: "current"; hasUnpublishedChanges: boolean }
	/** Readers see it, but this many sentences of the original have changed since. */
	| { state: "behind"; hasUnpublishedChanges: boolean; changedSentences: number }
);

interface BoardRow {
	originalId: string;
	slug: string;
	/** The current title of the original. */
	title: string;
	originalLocale: Locale;
	cells: BoardCell[];
}

/** The state of an article in one language, without its texts: most of them aren't needed. */
const { id, slug, locale, translation_of, title, published, published_version, translated_from_version } = blogArticles;
const columns = {
	id,
	slug,
	locale,
	translation_of,
	title,
	published,
	published_version,
	translated_from_version,
	draftTitle: blogDrafts.title,
	draftFingerprint: blogDrafts.fingerprint,
	/** Null if no version was published. */
	publicFingerprint: blogVersions.fingerprint,
	dueAt: blogSchedules.dueAt,
	/** The role of the person who approved the scheduled version. */
	approverRole: userRoles.role,
};
type Found = Awaited<ReturnType<typeof readArticles>>[number];

async function readArticles(db: Database, originalId: string | undefined) {
	const isPublicVersion = and(eq(blogVersions.articleId, id), eq(blogVersions.number, published_version));
	return db
		.select(columns)
		.from(blogArticles)
		.innerJoin(blogDrafts, eq(blogDrafts.articleId, id))
		.leftJoin(blogVersions, isPublicVersion)
		.leftJoin(blogSchedules, eq(blogSchedules.articleId, id))
		.leftJoin(userRoles, eq(userRoles.user_id, blogSchedules.approvedBy))
		.where(originalId ? or(eq(id, originalId), eq(translation_of, originalId)) : undefined)
		.orderBy(asc(blogArticles.created_at), asc(id));
}

/**
 * All articles, those that were begun last first, with all languages.
 * @param originalId only this one
 */
export async function readBoard(
	{ database }: Pick<PostParts, "database">,
	{ role }: Pick<Actor, "role">,
	originalId?: string,
): Promise<BoardRow[]> {
	if (!mayWrite(role)) return [];
	const { db } = database;
	const found = await readArticles(db, originalId);
	const translations = Map.groupBy(found, (one) => one.translation_of);
	const originals = found.filter((one) => one.translation_of === null).reverse();
	return Promise.all(
		originals.map(async (original) => {
			const ofOriginal = translations.get(original.id) ?? [];
			const changes = await countChanges(db, original, ofOriginal);
			const cells = locales.map((language) => {
				const own = [original, ...ofOriginal].find((one) => one.locale === language);
				return own ? cellOf(own, changes.get(own.id) ?? 0) : missing(language);
			});
			return {
				originalId: original.id,
				slug: original.slug,
				title: original.draftTitle || original.title,
				originalLocale: original.locale,
				cells,
			};
		}),
	);
}

function missing(language: Locale): BoardCell {
	return { locale: language, articleId: null, dueAt: null, isApprovalEnded: false, state: "missing" };
}

function cellOf(own: Found, changedSentences: number): BoardCell {
	const ended = own.dueAt !== null && isApprovalEnded(own.approverRole);
	const cell = { locale: own.locale, articleId: own.id, dueAt: own.dueAt, isApprovalEnded: ended };
	if (!own.published || own.publicFingerprint === null) return { ...cell, state: "draft" };
	const hasUnpublishedChanges = own.draftFingerprint !== own.publicFingerprint;
	return changedSentences === 0
		? { ...cell, state: "current", hasUnpublishedChanges }
		: { ...cell, state: "behind", hasUnpublishedChanges, changedSentences };
}

/**
 * How many sentences of the original have changed since each translation, by its id. Only what readers see counts: what is
 * being written in the original need not be translated yet. Texts are read only if a newer version was published.
 */
async function countChanges(
	db: Database,
	original: Found,
	translations: readonly Found[],
): Promise<ReadonlyMap<string, number>> {
	const newest = original.published ? original.published_version : null;
	const older = translations.filter((one) => one.published && ![null, newest].includes(one.translated_from_version));
	if (newest === null || older.length === 0) return new Map();
	const texts = await readTexts(db, original.id, [
		newest,
		...older.map((one) => one.translated_from_version ?? newest),
	]);
	const now = texts.get(newest);
	return new Map(
		older.map((one) => {
			const before = texts.get(one.translated_from_version ?? newest);
			return [one.id, before && now ? changedSentences(before, now, original.locale).count : 0];
		}),
	);
}

async function readTexts(
	db: Database,
	articleId: string,
	numbers: number[],
): Promise<ReadonlyMap<number, PostContent>> {
	const { number, content } = blogVersions;
	const rows = await db
		.select({ number, content })
		.from(blogVersions)
		.where(and(eq(blogVersions.articleId, articleId), inArray(number, numbers)));
	return new Map(rows.map((row) => [row.number, row.content]));
}
