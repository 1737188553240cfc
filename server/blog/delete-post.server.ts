import { type AnyColumn, and, arrayContained, eq, inArray, isNotNull, not, or, sql } from "drizzle-orm";
import { blogArticles, blogDrafts, blogVersions } from "#database/schema.ts";
import { isLockedForOthers } from "#domain/blog/draft-lock.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { draftState } from "./draft-state.server.ts";
import { changePost, type DraftRow, lockTranslations, type PostParts, type PostResult } from "./post-action.server.ts";
import { deleteUnusedImages, imagesIn } from "./unused-images.server.ts";

/**
 * Deletes what no reader has ever seen: a translation, or an article with all its languages. Its versions, preview links
 * and schedules go with it, and the images that nothing else names. The article's addresses become free.
 */
export async function deletePost(
	services: PostParts,
	by: Actor,
	{ articleId, revision }: { articleId: string; revision: number },
): Promise<PostResult> {
	return changePost<unknown>(services, by, articleId, async ({ transaction, article, draft, role, now, note }) => {
		const refused = (code: "stale" | "locked", newer: DraftRow) =>
			({ ok: false, code, newer: draftState(newer), keptAs: null }) as const;
		if (revision !== draft.revision) return refused("stale", draft);
		const drafts = [draft, ...(await lockTranslations(transaction, articleId))];
		const code = await deletionRefusal(transaction, { ...by, role }, articleId);
		if (code) return { ok: false, code };
		const busy = drafts.find((one) => isLockedForOthers(one, by.userId, now));
		if (busy) return refused("locked", busy);
		const versions = await transaction
			.select({ content: blogVersions.content })
			.from(blogVersions)
			.where(
				inArray(
					blogVersions.articleId,
					drafts.map((one) => one.articleId),
				),
			);
		await transaction.delete(blogArticles).where(eq(blogArticles.id, articleId));
		await deleteUnusedImages(transaction, imagesIn([...drafts, ...versions].map(({ content }) => content)));
		await note(article.translation_of ? "TRANSLATION_DELETED" : "POST_DELETED");
		return { ok: true };
	});
}

/**
 * Why somebody may not delete a post in this language or, if it is an original, in all languages. Admins delete
 * anything that readers never saw; other writers, anything that nobody else has written in. The register refers to
 * posts that readers saw.
 */
export async function deletionRefusal(
	db: Database | Transaction,
	{ userId, role }: Pick<Actor, "userId" | "role">,
	articleId: string,
): Promise<"wasPublished" | "otherWriter" | null> {
	const isDeleted = or(eq(blogArticles.id, articleId), eq(blogArticles.translation_of, articleId));
	if ((await db.$count(blogArticles, and(isDeleted, isNotNull(blogArticles.published_at)))) > 0) return "wasPublished";
	if (role === "admin") return null;
	const ids = db.select({ id: blogArticles.id }).from(blogArticles).where(isDeleted);
	const { updatedBy, writers } = blogDrafts;
	const isDraftOfOthers = or(isOther(updatedBy, userId), not(arrayContained(writers, [userId])));
	const others =
		(await db.$count(blogDrafts, and(inArray(blogDrafts.articleId, ids), isDraftOfOthers))) +
		(await db.$count(blogVersions, and(inArray(blogVersions.articleId, ids), isOther(blogVersions.writtenBy, userId))));
	return others > 0 ? "otherWriter" : null;
}

/** The site itself is somebody else, too. */
function isOther(writer: AnyColumn, userId: string) {
	return sql`${writer} is distinct from ${userId}`;
}
