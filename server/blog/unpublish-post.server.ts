import { eq } from "drizzle-orm";
import { blogArticles, blogSchedules } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { blogTopic } from "./blog-topic.server.ts";
import { changePost, type PostParts, type PostResult } from "./post-action.server.ts";
import { endPublication } from "./put-online.server.ts";
import { forgetRefusedSchedule } from "./refused-schedules.server.ts";

/** Readers no longer find the article in this language. Everything that was written stays. */
export async function unpublishPost(services: PostParts, by: Actor, articleId: string): Promise<PostResult> {
	return changePost<unknown>(services, by, articleId, async ({ transaction, article, name, now, note }) => {
		if (!article.published) return { ok: false, code: "notPublished" };
		await endPublication(transaction, articleId, { at: now, because: "unpublished", byName: name });
		await transaction
			.update(blogArticles)
			.set({ published: false, updated_at: now })
			.where(eq(blogArticles.id, articleId));
		await transaction.delete(blogSchedules).where(eq(blogSchedules.articleId, articleId));
		await forgetRefusedSchedule(transaction, articleId);
		await services.database.changes.announce(blogTopic, transaction);
		await note("POST_UNPUBLISHED", [article.published_version ?? 0]);
		return { ok: true };
	});
}
