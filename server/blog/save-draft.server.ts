import { eq } from "drizzle-orm";
import { blogDrafts } from "#database/schema.ts";
import { readPostContent, unusableFields } from "#domain/blog/check-post-content.ts";
import { isLockedForOthers, lockEnd } from "#domain/blog/draft-lock.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { type DraftState, draftState } from "./draft-state.server.ts";
import { changePost, type PostParts, type PostResult, type PostTurn } from "./post-action.server.ts";
import { hashOfContent, keepVersion, readVersion } from "./post-versions.server.ts";
import { withWriters } from "./post-writers.server.ts";

interface Save {
	articleId: string;
	/** The newest one that the editor knows. */
	revision: number;
	/** The content that the editor sends. */
	content: unknown;
	/** For a translation: the version of the original that it is up to date with now, if that changed. */
	translatedFromVersion?: number;
	/** True if somebody who saw two texts chose this one. The other may be their own, from another tab. */
	isChosen?: boolean;
}

/**
 * Saves a draft in one language. A writer who doesn't know the newest text, or doesn't hold the lock, is refused and
 * gets the newest text; theirs is stored as a version. A text that somebody else's replaces, or that was discarded in a
 * merge, is also stored as a version. So nobody loses a sentence. Readers see nothing of it: a save that arrives late
 * can't undo a publication.
 */
export async function saveDraft(
	services: PostParts,
	by: Actor,
	{ articleId, revision, content: given, translatedFromVersion: upTo, isChosen = false }: Save,
): Promise<PostResult<{ draft: DraftState }>> {
	const content = readPostContent(given);
	return changePost<{ draft: DraftState }>(services, by, articleId, async (turn) => {
		const { transaction, article, draft, name, now } = turn;
		if (!content) return { ok: false, code: "malformed", problems: unusableFields(given) };
		const translatedFromVersion = upTo ?? draft.translatedFromVersion;
		const isSameText = hashOfContent(content) === hashOfContent(draft.content);
		const writers = withWriters(draft, by.userId);
		const written = {
			content,
			translatedFromVersion,
			updatedBy: by.userId,
			updatedByName: name,
			updatedAt: now,
			writers,
		};
		const isSame = isSameText && translatedFromVersion === draft.translatedFromVersion;
		const refusal = draftRefusal(turn, by, revision);
		// The answer to a save may get lost. Sending the same text again isn't a conflict.
		const code = refusal === "stale" && isSame ? null : refusal;
		if (code) {
			const kept = isSameText ? null : await keepVersion(transaction, articleId, written);
			// The writer who gets the refused text may take it over.
			if (kept) await transaction.update(blogDrafts).set({ writers }).where(eq(blogDrafts.articleId, articleId));
			return { ok: false, code, newer: draftState(draft), keptAs: kept?.number ?? null };
		}
		if (
			upTo !== undefined &&
			!(article.translation_of && (await readVersion(transaction, article.translation_of, upTo)))
		)
			return { ok: false, code: "gone" };
		// Nobody refuses a text that knows the newest revision, and it may leave out what somebody else wrote there.
		if (!isSameText && (isChosen || draft.updatedBy !== by.userId)) await keepVersion(transaction, articleId, draft);
		const lock = { lockedBy: by.userId, lockedByName: name, lockedUntil: lockEnd(now) };
		// Marking a translation as up to date isn't writing: the person may still approve it.
		const changed = isSame
			? {}
			: { ...(isSameText ? { translatedFromVersion } : written), revision: draft.revision + 1 };
		const [saved] = await transaction
			.update(blogDrafts)
			.set({ ...lock, ...changed })
			.where(eq(blogDrafts.articleId, articleId))
			.returning();
		return { ok: true, draft: draftState(saved ?? draft) };
	});
}

/** Why this writer may not change the draft from that revision on. */
export function draftRefusal(
	{ draft, now }: Pick<PostTurn, "draft" | "now">,
	{ userId }: Actor,
	revision: number,
): "locked" | "stale" | null {
	if (isLockedForOthers(draft, userId, now)) return "locked";
	return revision === draft.revision ? null : "stale";
}
