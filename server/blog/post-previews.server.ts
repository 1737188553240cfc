import { randomBytes } from "node:crypto";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { blogArticles, blogDrafts, blogPreviews, userRoles, users } from "#database/schema.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { daysAfter } from "#domain/office-hours/days-apart.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayWrite, writerRoles } from "#domain/staff/roles.ts";
import { isUuid } from "#domain/text/uuid.ts";
import { sha256 } from "../platform/sha256.server.ts";
import type { Services } from "../services.server.ts";
import { changePost, type PostParts, type PostResult } from "./post-action.server.ts";

const previewDays = 7;

/** A link that shows a draft, as it is when the link is opened, to people without an account. Only its hash is stored. */
export async function createPreview(
	services: PostParts,
	by: Actor,
	articleId: string,
): Promise<PostResult<{ token: string; expiresAt: Date }>> {
	return changePost<{ token: string; expiresAt: Date }>(services, by, articleId, async ({ transaction, now, note }) => {
		const token = randomBytes(24).toString("base64url");
		const expiresAt = daysAfter(now, previewDays);
		const link = { token_hash: sha256(token), article_id: articleId, created_by: by.userId, expires_at: expiresAt };
		await transaction.insert(blogPreviews).values(link);
		await note("PREVIEW_CREATED");
		return { ok: true, token, expiresAt };
	});
}

interface PreviewLink {
	/** The token's hash: enough to end the link, and no help to open it. */
	id: string;
	createdByName: string;
	expiresAt: Date;
}

/** The person who made the link still writes here. If not, the link has ended. */
const isOfWriter = and(eq(userRoles.user_id, blogPreviews.created_by), inArray(userRoles.role, writerRoles));

/** The links that show a draft now, the one that expires first at the top. */
export async function listPreviews(
	{ clock, database }: Pick<PostParts, "clock" | "database">,
	{ role }: Pick<Actor, "role">,
	articleId: string,
): Promise<PreviewLink[]> {
	if (!mayWrite(role) || !isUuid(articleId)) return [];
	const rows = await database.db
		.select({ id: blogPreviews.token_hash, expiresAt: blogPreviews.expires_at, name: users.name, email: users.email })
		.from(blogPreviews)
		.innerJoin(userRoles, isOfWriter)
		.innerJoin(users, eq(users.id, blogPreviews.created_by))
		.where(and(eq(blogPreviews.article_id, articleId), gt(blogPreviews.expires_at, clock())))
		.orderBy(asc(blogPreviews.expires_at));
	return rows.map(({ id, expiresAt, name, email }) => ({ id, expiresAt, createdByName: name || email }));
}

/** Ends a link before it expires. Any writer may end any link. */
export async function endPreview(
	services: PostParts,
	by: Actor,
	{ articleId, id }: { articleId: string; id: string },
): Promise<PostResult> {
	return changePost<unknown>(services, by, articleId, async ({ transaction, note }) => {
		const isLink = and(eq(blogPreviews.token_hash, id), eq(blogPreviews.article_id, articleId));
		const [ended] = await transaction.delete(blogPreviews).where(isLink).returning();
		if (!ended) return { ok: false, code: "gone" };
		await note("PREVIEW_ENDED");
		return { ok: true };
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
			content: blogDrafts.content,
			locale: blogArticles.locale,
			slug: blogArticles.slug,
			expiresAt: blogPreviews.expires_at,
		})
		.from(blogPreviews)
		.innerJoin(blogDrafts, eq(blogDrafts.articleId, blogPreviews.article_id))
		.innerJoin(blogArticles, eq(blogArticles.id, blogPreviews.article_id))
		.innerJoin(userRoles, isOfWriter)
		.where(and(eq(blogPreviews.token_hash, sha256(token)), gt(blogPreviews.expires_at, clock())));
	return found ?? null;
}
