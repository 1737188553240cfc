import { changedSentences, type SourceChanges } from "#domain/blog/changed-sentences.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { ArticleRow } from "./post-action.server.ts";
import { readVersion, type VersionRow } from "./post-versions.server.ts";

/**
 * The changes of the original since the version that was translated.
 * @param from the version that was translated, in the numbers of the original
 * @param to the version of the original to translate now
 */
export async function translationChanges(
	db: Database,
	original: Pick<ArticleRow, "id" | "locale">,
	from: number | null,
	to: VersionRow,
): Promise<SourceChanges> {
	const before = from === null || from === to.number ? to : await readVersion(db, original.id, from);
	return changedSentences((before ?? to).content, to.content, original.locale);
}
