import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { blogAddresses, blogArticles, blogPublications, blogSchedules } from "#database/schema.ts";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import { isPostSlug } from "#domain/blog/post-slug.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { approvalRefusal } from "./approve-version.server.ts";
import { blogTopic } from "./blog-topic.server.ts";
import { type ArticleRow, changeAllLanguages, type PostParts, type PostResult } from "./post-action.server.ts";
import { readVersion, type VersionRow } from "./post-versions.server.ts";
import { recordPublication } from "./put-online.server.ts";

/**
 * Gives an article another address, in all its languages. The former one redirects to it from then on, and is never
 * given to another article, unless no reader has ever seen it. The publication under the new address is an entry of the
 * register.
 */
export async function renamePost(
	services: PostParts,
	by: Actor,
	{ originalId, slug }: { originalId: string; slug: string },
): Promise<PostResult> {
	return changeAllLanguages<unknown>(services, by, originalId, async ({ transaction, article, name, now, note }) => {
		if (article.translation_of) return { ok: false, code: "gone" };
		if (!isPostSlug(slug)) return { ok: false, code: "slugMalformed" };
		if (slug === article.slug) return { ok: true };
		const code = await renameRefusal(transaction, services.env, by.userId, originalId);
		if (code) return { ok: false, code };
		const address = { slug, article_id: originalId, created_at: now };
		await transaction.insert(blogAddresses).values(address).onConflictDoNothing();
		const [claimed] = await transaction.select().from(blogAddresses).where(eq(blogAddresses.slug, slug));
		if (claimed?.article_id !== originalId) return { ok: false, code: "slugTaken" };
		const isOfArticle = isOf(originalId);
		await transaction.update(blogArticles).set({ slug }).where(isOfArticle);
		const wasSeen = await transaction.$count(blogArticles, and(isOfArticle, isNotNull(blogArticles.published_at)));
		if (wasSeen === 0) await transaction.delete(blogAddresses).where(eq(blogAddresses.slug, article.slug));
		const published = await publishedLanguages(transaction, originalId);
		for (const { row, version, claims } of published) {
			const approval = { approvedBy: by.userId, approvedByName: name, approvedAt: now, claims };
			const entry = { ...approval, because: "renamed" } as const;
			const hash = await recordPublication(transaction, services.env, row, version, entry, now);
			await note("POST_RENAMED", ["from", article.slug, version.number, hash], row);
		}
		if (published.length === 0) await note("POST_RENAMED", ["from", article.slug], { ...article, slug });
		await services.database.changes.announce(blogTopic, transaction);
		return { ok: true };
	});
}

/**
 * Why somebody may not rename an article. Renaming approves everything that readers see, or will see, under the new
 * address.
 */
export async function renameRefusal(
	db: Database | Transaction,
	env: PostParts["env"],
	userId: string,
	originalId: string,
): Promise<"sameEditor" | "claimUnproven" | null> {
	const approved = [...(await publishedLanguages(db, originalId)), ...(await plannedLanguages(db, originalId))];
	const codes = new Set<Awaited<ReturnType<typeof approvalRefusal>>>();
	for (const { version, claims } of approved) codes.add(await approvalRefusal(db, env, version, userId, claims));
	// The person who renames can supply evidence, but not a second approver.
	if (codes.has("sameEditor")) return "sameEditor";
	return codes.has("claimUnproven") ? "claimUnproven" : null;
}

const isOf = (originalId: string) => or(eq(blogArticles.id, originalId), eq(blogArticles.translation_of, originalId));

interface Language {
	row: ArticleRow;
	version: VersionRow;
	claims: ClaimId[];
}

/** The languages in which readers see an article. */
async function publishedLanguages(db: Database | Transaction, originalId: string): Promise<Language[]> {
	const isOpen = and(eq(blogPublications.articleId, blogArticles.id), isNull(blogPublications.endedAt));
	const rows = await db
		.select({ row: blogArticles, number: blogArticles.published_version, claims: blogPublications.claims })
		.from(blogArticles)
		.leftJoin(blogPublications, isOpen)
		.where(and(isOf(originalId), eq(blogArticles.published, true)));
	return withVersions(db, rows);
}

/** The languages in which readers will see it. The claims are checked at that time. */
async function plannedLanguages(db: Database | Transaction, originalId: string): Promise<Language[]> {
	const rows = await db
		.select({ row: blogArticles, number: blogSchedules.version })
		.from(blogArticles)
		.innerJoin(blogSchedules, eq(blogSchedules.articleId, blogArticles.id))
		.where(isOf(originalId));
	return withVersions(
		db,
		rows.map((row) => ({ ...row, claims: [] })),
	);
}

async function withVersions(
	db: Database | Transaction,
	rows: { row: ArticleRow; number: number | null; claims: ClaimId[] | null }[],
): Promise<Language[]> {
	const found: Language[] = [];
	for (const { row, number, claims } of rows) {
		const version = number && (await readVersion(db, row.id, number));
		if (version) found.push({ row, version, claims: claims ?? [] });
	}
	return found;
}
