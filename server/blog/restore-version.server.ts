import { eq } from "drizzle-orm";
import { blogDrafts } from "#database/schema.ts";
import { lockEnd } from "#domain/blog/draft-lock.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { type DraftState, draftState } from "./draft-state.server.ts";
import { changePost, type PostParts, type PostResult } from "./post-action.server.ts";
import { keepVersion, readVersion } from "./post-versions.server.ts";
import { withWriters } from "./post-writers.server.ts";
import { draftRefusal } from "./save-draft.server.ts";

/** Makes an earlier version the draft. The previous draft is stored as a version. Readers see nothing of it. */
export async function restoreVersion(
	services: PostParts,
	by: Actor,
	{ articleId, version: number, revision }: { articleId: string; version: number; revision: number },
): Promise<PostResult<{ draft: DraftState }>> {
	return changePost<{ draft: DraftState }>(services, by, articleId, async (turn) => {
		const { transaction, draft, name, now, note } = turn;
		const version = await readVersion(transaction, articleId, number);
		if (!version) return { ok: false, code: "gone" };
		const code = draftRefusal(turn, by, revision);
		if (code) return { ok: false, code, newer: draftState(draft), keptAs: null };
		await keepVersion(transaction, articleId, draft);
		const { content, translatedFromVersion } = version;
		const [restored] = await transaction
			.update(blogDrafts)
			.set({
				content,
				translatedFromVersion,
				revision: draft.revision + 1,
				updatedBy: by.userId,
				updatedByName: name,
				updatedAt: now,
				writers: withWriters(draft, by.userId, version.writtenBy, ...version.writers),
				lockedBy: by.userId,
				lockedByName: name,
				lockedUntil: lockEnd(now),
			})
			.where(eq(blogDrafts.articleId, articleId))
			.returning();
		await note("VERSION_RESTORED", [number]);
		return { ok: true, draft: draftState(restored ?? draft) };
	});
}
