import { and, desc, eq } from "drizzle-orm";
import { blogVersions } from "#database/schema.ts";
import { sorted } from "#domain/blog/compare-documents.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import type { DraftRow } from "./post-action.server.ts";

/** The database knows no larger one. */
const maxNumber = 2 ** 31 - 1;

/** A version with its text. */
export type VersionRow = Omit<typeof blogVersions.$inferSelect, "title" | "fingerprint" | "keptAt">;

export function hashOfContent(content: PostContent): string {
	return sha256(JSON.stringify(sorted(content)));
}

/** The content of a version or a draft. */
type Written = Pick<
	DraftRow,
	"content" | "translatedFromVersion" | "updatedBy" | "updatedByName" | "updatedAt" | "writers"
>;

/** Keeps a text as it is: as a new version, unless it is the newest one already. The draft must be locked. */
export async function keepVersion(transaction: Transaction, articleId: string, written: Written): Promise<VersionRow> {
	const [newest] = await transaction
		.select()
		.from(blogVersions)
		.where(eq(blogVersions.articleId, articleId))
		.orderBy(desc(blogVersions.number))
		.limit(1);
	const { content, translatedFromVersion, updatedBy: writtenBy, updatedByName, updatedAt, writers } = written;
	const hash = hashOfContent(content);
	const isNewest =
		newest?.hash === hash && newest.writtenBy === writtenBy && newest.translatedFromVersion === translatedFromVersion;
	if (isNewest && writers.every((writer) => newest.writers.includes(writer))) return newest;
	const version = {
		articleId,
		number: (newest?.number ?? 0) + 1,
		content,
		hash,
		translatedFromVersion,
		writtenBy,
		writtenByName: updatedByName,
		writtenAt: updatedAt,
		writers,
	};
	await transaction.insert(blogVersions).values(version);
	return version;
}

/** @param number as somebody named it */
export async function readVersion(
	db: Database | Transaction,
	articleId: string,
	number: number,
): Promise<VersionRow | null> {
	if (!Number.isInteger(number) || Math.abs(number) > maxNumber) return null;
	const [version] = await db
		.select()
		.from(blogVersions)
		.where(and(eq(blogVersions.articleId, articleId), eq(blogVersions.number, number)));
	return version ?? null;
}
