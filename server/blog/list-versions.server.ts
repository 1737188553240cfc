import { desc, eq } from "drizzle-orm";
import { blogArticles, blogDrafts, blogPublications, blogVersions } from "#database/schema.ts";
import { type ContentChanges, compareContents } from "#domain/blog/compare-contents.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import { isPostId, type PostParts, type PostWriter } from "./post-action.server.ts";
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

/** The versions of a post in one language, the newest first. */
export async function listVersions(
	{ database }: Pick<PostParts, "database">,
	{ role }: Pick<PostWriter, "role">,
	articleId: string,
): Promise<VersionSummary[]> {
	if (!mayWrite(role) || !isPostId(articleId)) return [];
	const { db } = database;
	const rows = await db
		.select({ version: blogVersions, publicVersion: blogArticles.published_version, isPublic: blogArticles.published })
		.from(blogVersions)
		.innerJoin(blogArticles, eq(blogArticles.id, blogVersions.articleId))
		.where(eq(blogVersions.articleId, articleId))
		.orderBy(desc(blogVersions.number));
	const publications = await db
		.select({ version: blogPublications.version, publishedAt: blogPublications.publishedAt })
		.from(blogPublications)
		.where(eq(blogPublications.articleId, articleId))
		.orderBy(blogPublications.publishedAt);
	const published = new Map(publications.map(({ version, publishedAt }) => [version, publishedAt]));
	return rows.map(({ version: { number, content, writtenByName, writtenAt }, publicVersion, isPublic }) => ({
		...{ number, title: content.title, writtenByName, writtenAt },
		publishedAt: published.get(number) ?? null,
		isPublic: isPublic && publicVersion === number,
	}));
}

/**
 * What a newer text says otherwise than an older version. Null if either is gone.
 * @param newer a version; null for the draft
 */
export async function compareVersions(
	{ database }: Pick<PostParts, "database">,
	{ role }: Pick<PostWriter, "role">,
	{ articleId, older, newer }: { articleId: string; older: number; newer: number | null },
): Promise<ContentChanges | null> {
	if (!mayWrite(role) || !isPostId(articleId)) return null;
	const { db } = database;
	const before = await readVersion(db, articleId, older);
	const [draft] = await db.select().from(blogDrafts).where(eq(blogDrafts.articleId, articleId));
	const after = newer === null ? draft : await readVersion(db, articleId, newer);
	if (!before || !after) return null;
	if (hashOfContent(before.content) === hashOfContent(after.content)) return { fields: [], blocks: [] };
	return compareContents(before.content, after.content);
}
