import { and, arrayContains, eq, or } from "drizzle-orm";
import { blogVersions } from "#database/schema.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { DraftRow } from "./post-action.server.ts";

/** A draft's writers and these people, each once. */
export function withWriters({ writers }: Pick<DraftRow, "writers">, ...more: (string | null)[]): string[] {
	return [...new Set([...writers, ...more.filter((one) => one !== null)])];
}

interface Text {
	articleId: string;
	hash: string;
	/** The last author. */
	writtenBy: string | null;
	writers: readonly string[];
}

/**
 * True if somebody took part in a text: they wrote in it since its last publication, or they wrote a version with the
 * same text. Versions that were deleted because of their age name nobody.
 */
export async function isWriterOf(
	db: Database | Transaction,
	{ articleId, hash, writtenBy, writers }: Text,
	userId: string,
): Promise<boolean> {
	if (writtenBy === userId || writers.includes(userId)) return true;
	const isSameText = and(eq(blogVersions.articleId, articleId), eq(blogVersions.hash, hash));
	const isTheirs = or(eq(blogVersions.writtenBy, userId), arrayContains(blogVersions.writers, [userId]));
	return (await db.$count(blogVersions, and(isSameText, isTheirs))) > 0;
}
