import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { blogArticles, blogDrafts, blogPreviews } from "#database/schema.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { sha256 } from "../platform/sha256.server.ts";
import type { Services } from "../services.server.ts";
import { changePost, type PostParts, type PostResult, type PostWriter } from "./post-action.server.ts";

const previewDays = 7;

/** A link that shows a draft, as it is when the link is opened, to people without an account. Only its hash is stored. */
export async function createPreview(
	services: PostParts,
	by: PostWriter,
	articleId: string,
): Promise<PostResult<{ token: string; expiresAt: Date }>> {
	return changePost<{ token: string; expiresAt: Date }>(services, by, articleId, async ({ transaction, now, note }) => {
		const token = randomBytes(24).toString("base64url");
		const expiresAt = new Date(now.getTime() + previewDays * 86_400_000);
		const link = { token_hash: sha256(token), article_id: articleId, created_by: by.userId, expires_at: expiresAt };
		await transaction.insert(blogPreviews).values(link);
		await note("PREVIEW_CREATED");
		return { ok: true, token, expiresAt };
	});
}

/** Null if the link is no more, or never was. */
export async function openPreview(
	{ clock, database }: Pick<Services, "clock" | "database">,
	token: string,
): Promise<{ content: PostContent; locale: Locale; slug: string; expiresAt: Date } | null> {
	if (!/^[\w-]{32}$/.test(token)) return null;
	const [found] = await database.db
		.select({
			...{ content: blogDrafts.content, locale: blogArticles.locale, slug: blogArticles.slug },
			expiresAt: blogPreviews.expires_at,
		})
		.from(blogPreviews)
		.innerJoin(blogDrafts, eq(blogDrafts.articleId, blogPreviews.article_id))
		.innerJoin(blogArticles, eq(blogArticles.id, blogPreviews.article_id))
		.where(and(eq(blogPreviews.token_hash, sha256(token)), gt(blogPreviews.expires_at, clock())));
	return found ?? null;
}
