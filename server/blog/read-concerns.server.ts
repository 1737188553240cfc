import { and, asc, eq, getTableColumns, isNotNull, isNull, or, sql } from "drizzle-orm";
import { blogArticles, blogDrafts, blogPublications, blogRefusedSchedules } from "#database/schema.ts";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import type { ScheduleRefusal } from "#domain/blog/post-refusal.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import { isUnproven } from "./approve-version.server.ts";
import type { PostParts } from "./post-action.server.ts";

/** Problems in one language of an article that staff should look at. */
export interface PostConcern {
	articleId: string;
	originalId: string;
	locale: Locale;
	title: string;
	/** A schedule that was not carried out. */
	refused: { because: ScheduleRefusal; dueAt: Date; timeZone: string } | null;
	/** Claims that readers still see although their evidence has expired. */
	endedClaims: ClaimId[];
}

/** @param articleId only this one, in one language */
export async function readConcerns(
	{ database }: Pick<PostParts, "database">,
	{ role }: Pick<Actor, "role">,
	articleId?: string,
): Promise<PostConcern[]> {
	if (!mayWrite(role)) return [];
	const isShown = and(eq(blogPublications.articleId, blogArticles.id), isNull(blogPublications.endedAt));
	const makesClaims = sql`cardinality(${blogPublications.claims}) > 0`;
	const rows = await database.db
		.select({
			article: { id: blogArticles.id, locale: blogArticles.locale, translation_of: blogArticles.translation_of },
			title: sql<string>`coalesce(nullif(${blogDrafts.title}, ''), ${blogArticles.title})`,
			refused: getTableColumns(blogRefusedSchedules),
			claims: blogPublications.claims,
		})
		.from(blogArticles)
		.innerJoin(blogDrafts, eq(blogDrafts.articleId, blogArticles.id))
		.leftJoin(blogRefusedSchedules, eq(blogRefusedSchedules.articleId, blogArticles.id))
		.leftJoin(blogPublications, and(isShown, makesClaims))
		.where(
			and(
				or(isNotNull(blogRefusedSchedules.articleId), isNotNull(blogPublications.id)),
				articleId ? eq(blogArticles.id, articleId) : undefined,
			),
		)
		.orderBy(asc(blogArticles.slug), asc(blogArticles.locale));
	const concerns = rows.map(({ article, title, refused, claims }) => ({
		articleId: article.id,
		originalId: article.translation_of ?? article.id,
		locale: article.locale,
		title,
		refused,
		endedClaims: (claims ?? []).filter(isUnproven),
	}));
	return concerns.filter(({ refused, endedClaims }) => refused || endedClaims.length > 0);
}
