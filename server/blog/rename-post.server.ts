import { and, eq, isNotNull, or } from "drizzle-orm";
import { blogAddresses, blogArticles } from "#database/schema.ts";
import { isPostSlug } from "#domain/blog/post-slug.ts";
import { blogTopic } from "./blog-topic.server.ts";
import { changePost, type PostParts, type PostResult, type PostWriter } from "./post-action.server.ts";

/**
 * Gives an article another address, in all its languages. The former one leads to it from then on, and is never that of
 * another article, unless no reader has ever seen it.
 */
export async function renamePost(
	services: PostParts,
	by: PostWriter,
	{ originalId, slug }: { originalId: string; slug: string },
): Promise<PostResult> {
	return changePost<unknown>(services, by, originalId, async ({ transaction, article, now, note }) => {
		if (article.translation_of) return { ok: false, code: "gone" };
		if (!isPostSlug(slug)) return { ok: false, code: "slugMalformed" };
		if (slug === article.slug) return { ok: true };
		const address = { slug, article_id: originalId, created_at: now };
		await transaction.insert(blogAddresses).values(address).onConflictDoNothing();
		const [claimed] = await transaction.select().from(blogAddresses).where(eq(blogAddresses.slug, slug));
		if (claimed?.article_id !== originalId) return { ok: false, code: "slugTaken" };
		const isOfArticle = or(eq(blogArticles.id, originalId), eq(blogArticles.translation_of, originalId));
		await transaction.update(blogArticles).set({ slug }).where(isOfArticle);
		const wasSeen = await transaction.$count(blogArticles, and(isOfArticle, isNotNull(blogArticles.published_at)));
		if (wasSeen === 0) await transaction.delete(blogAddresses).where(eq(blogAddresses.slug, article.slug));
		await services.database.changes.announce(blogTopic, transaction);
		await note("POST_RENAMED", [], { ...article, slug });
		return { ok: true };
	});
}
