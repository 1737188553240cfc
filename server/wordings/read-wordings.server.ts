import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { blogPublications, shownWordings, wordings } from "#database/schema.ts";
import { isPostAddress } from "#domain/blog/blog-paths.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { Database } from "../platform/database/client.server.ts";

const { id, address, hash, approval, shownFrom, shownUntil } = shownWordings;
const spanColumns = { id, address, hash, approval, shownFrom, shownUntil };

/** A time in which an address had one wording. */
export type WordingSpan = Pick<typeof shownWordings.$inferSelect, keyof typeof spanColumns>;

/** What an address said at any time between these two, the earliest first. */
export async function findWordings(
	db: Database,
	of: string,
	{ from, to }: { from: Date; to: Date },
): Promise<(WordingSpan & { text: string })[]> {
	const rows = await db
		.select({ ...spanColumns, text: wordings.text })
		.from(shownWordings)
		.innerJoin(wordings, eq(wordings.hash, hash))
		.where(and(eq(address, of), lt(shownFrom, to), or(isNull(shownUntil), gt(shownUntil, from))))
		.orderBy(asc(shownFrom));
	if (!isPostAddress(of)) return rows;
	return Promise.all(rows.map(async (row) => ({ ...row, approval: await approvalOfPost(db, row) })));
}

/** Who approved an article that was shown then. The register of advertising has the publication, a moment before or after. */
async function approvalOfPost(db: Database, span: WordingSpan): Promise<string | null> {
	const [, locale = "", , slug = ""] = span.address.split("/");
	const { approvedByName, approvedAt, publishedAt, endedAt } = blogPublications;
	const [found] = await db
		.select({ approvedByName, approvedAt })
		.from(blogPublications)
		.where(
			and(
				eq(blogPublications.slug, slug),
				// Without a translation, readers see the English article.
				inArray(sql`${blogPublications.locale}`, [locale, "en"]),
				lte(publishedAt, span.shownUntil ?? sql`now()`),
				or(isNull(endedAt), gte(endedAt, span.shownFrom)),
			),
		)
		.orderBy(
			desc(sql`${blogPublications.locale} = ${locale}`),
			sql`abs(extract(epoch from ${publishedAt} - ${span.shownFrom.toISOString()}::timestamptz))`,
		)
		.limit(1);
	return found ? `${found.approvedByName}, ${zonedTime(found.approvedAt, agency.timeZone).date}` : null;
}

/** When an address had which wording, the newest first. */
export function listSpans(db: Database, of: string, limit: number): Promise<WordingSpan[]> {
	return db.select(spanColumns).from(shownWordings).where(eq(address, of)).orderBy(desc(shownFrom)).limit(limit);
}

/** Addresses with these letters in them. */
export async function findAddresses(db: Database, letters: string, limit: number): Promise<string[]> {
	const pattern = `%${letters.replace(/[\\%_]/g, "\\$&")}%`;
	const found = await db
		.selectDistinct({ address })
		.from(shownWordings)
		.where(ilike(address, pattern))
		.orderBy(address)
		.limit(limit);
	return found.map((row) => row.address);
}
