import { and, asc, desc, eq, inArray, lt, lte, notInArray, sql } from "drizzle-orm";
import { blogArticles, blogDrafts, blogPublications, blogSchedules, blogVersions } from "#database/schema.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retention, retentionDays } from "#domain/retention.ts";
import { lockPost } from "../blog/post-action.server.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/**
 * Deletes old versions of articles. The newest ones of each text stay, and those that were set aside a short time ago, and
 * those that something refers to.
 */
export async function thinVersions(db: Database, now: Date): Promise<void> {
	const { articleId, keptAt } = blogVersions;
	const limit = daysBefore(now, retentionDays.versions);
	const crowded = await db
		.select({ articleId })
		.from(blogVersions)
		.groupBy(articleId)
		.having(sql`count(*) > ${retention.versionCount} and min(${keptAt}) < ${limit.toISOString()}::timestamptz`)
		.orderBy(asc(articleId));
	for (const { articleId: id } of crowded) {
		await db.transaction(async (transaction) => {
			// Publishing and scheduling hold this lock, too.
			if (await lockPost(transaction, id)) await thin(transaction, id, limit);
		});
	}
}

async function thin(transaction: Transaction, id: string, limit: Date): Promise<void> {
	const { articleId, number, keptAt } = blogVersions;
	const newestToGo = transaction
		.select({ number })
		.from(blogVersions)
		.where(eq(articleId, id))
		.orderBy(desc(number))
		.offset(retention.versionCount)
		.limit(1);
	const isOld = and(lt(keptAt, limit), lte(number, newestToGo));
	const isUnnamed = notInArray(number, await namedVersions(transaction, id));
	await transaction.delete(blogVersions).where(and(eq(articleId, id), isOld, isUnnamed));
}

/** The versions of a post that the register, the site, a schedule or a translation refers to. */
async function namedVersions(transaction: Transaction, id: string): Promise<number[]> {
	const { translatedFromVersion: ofDraft } = blogDrafts;
	const { translatedFromVersion: ofVersion } = blogVersions;
	const isTranslation = eq(blogArticles.translation_of, id);
	const translations = transaction.select({ id: blogArticles.id }).from(blogArticles).where(isTranslation);
	const named = [
		...(await transaction
			.select({ number: blogPublications.version })
			.from(blogPublications)
			.where(eq(blogPublications.articleId, id))),
		...(await transaction
			.select({ number: blogSchedules.version })
			.from(blogSchedules)
			.where(eq(blogSchedules.articleId, id))),
		...(await transaction
			.select({ number: blogArticles.published_version })
			.from(blogArticles)
			.where(eq(blogArticles.id, id))),
		...(await transaction
			.select({ number: blogArticles.translated_from_version })
			.from(blogArticles)
			.where(isTranslation)),
		...(await transaction
			.select({ number: ofDraft })
			.from(blogDrafts)
			.where(inArray(blogDrafts.articleId, translations))),
		...(await transaction
			.selectDistinct({ number: ofVersion })
			.from(blogVersions)
			.where(inArray(blogVersions.articleId, translations))),
	];
	return named.flatMap(({ number }) => number ?? []);
}
