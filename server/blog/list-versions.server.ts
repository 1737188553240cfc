import { and, desc, eq, inArray, lt, max, sql } from "drizzle-orm";
import { blogArticles, blogDrafts, blogPublications, blogVersions } from "#database/schema.ts";
import { type ContentChanges, compareContents } from "#domain/blog/compare-contents.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { listLimit, mayWrite } from "#domain/staff/roles.ts";
import { isUuid } from "#domain/text/uuid.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { PostParts } from "./post-action.server.ts";
import { hashOfContent, readVersion } from "./post-versions.server.ts";

interface VersionSummary {
	number: number;
	title: string;
	writtenByName: string;
	writtenAt: Date;
	/** When it was published last. */
	publishedAt: Date | null;
	isPublic: boolean;
}

/**
 * One page of the versions of a post in one language, the newest first.
 * @param before the number of the last version on the page before
 */
export async function listVersions(
	{ database }: Pick<PostParts, "database">,
	{ role }: Pick<Actor, "role">,
	articleId: string,
	before: number | null = null,
): Promise<{ rows: VersionSummary[]; olderThan: number | null }> {
	if (!mayWrite(role) || !isUuid(articleId)) return { rows: [], olderThan: null };
	const { db } = database;
	const { number, title, writtenByName, writtenAt } = blogVersions;
	const isPublic = sql<boolean>`${blogArticles.published} AND ${blogArticles.published_version} IS NOT DISTINCT FROM ${number}`;
	const found = await db
		.select({ number, title, writtenByName, writtenAt, isPublic })
		.from(blogVersions)
		.innerJoin(blogArticles, eq(blogArticles.id, blogVersions.articleId))
		.where(and(eq(blogVersions.articleId, articleId), before === null ? undefined : lt(number, before)))
		.orderBy(desc(number))
		.limit(listLimit + 1);
	const shown = found.slice(0, listLimit);
	const published = await lastPublications(db, articleId, shown);
	const rows = shown.map((row) => ({ ...row, publishedAt: published.get(row.number) ?? null }));
	return { rows, olderThan: found.length > listLimit ? (shown.at(-1)?.number ?? null) : null };
}

/** When each of these versions was published last. */
async function lastPublications(
	db: Database,
	articleId: string,
	versions: readonly { number: number }[],
): Promise<ReadonlyMap<number, Date | null>> {
	if (versions.length === 0) return new Map();
	const { version, publishedAt } = blogPublications;
	const numbers = versions.map(({ number }) => number);
	const rows = await db
		.select({ version, last: max(publishedAt) })
		.from(blogPublications)
		.where(and(eq(blogPublications.articleId, articleId), inArray(version, numbers)))
		.groupBy(version);
	return new Map(rows.map(({ version: number, last }) => [number, last]));
}

/**
 * The differences between a newer text and an older version. Null if either is gone.
 * @param newer a version; null for the draft
 */
export async function compareVersions(
	{ database }: Pick<PostParts, "database">,
	{ role }: Pick<Actor, "role">,
	{ articleId, older, newer }: { articleId: string; older: number; newer: number | null },
): Promise<ContentChanges | null> {
	if (!mayWrite(role) || !isUuid(articleId)) return null;
	const { db } = database;
	const before = await readVersion(db, articleId, older);
	const after = newer === null ? await readDraft(db, articleId) : await readVersion(db, articleId, newer);
	if (!before || !after) return null;
	if (before.hash === hashOfContent(after.content)) return { fields: [], blocks: [] };
	return compareContents(before.content, after.content);
}

async function readDraft(db: Database, articleId: string) {
	const { content } = blogDrafts;
	const [draft] = await db.select({ content }).from(blogDrafts).where(eq(blogDrafts.articleId, articleId));
	return draft;
}
