import { eq } from "drizzle-orm";
import { blogDrafts } from "#database/schema.ts";
import { isLockedForOthers, lockEnd } from "#domain/blog/draft-lock.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { type DraftState, draftState } from "./draft-state.server.ts";
import { changePost, type PostParts, type PostResult, type PostTurn } from "./post-action.server.ts";
import { keepVersion } from "./post-versions.server.ts";

type Locked = PostResult<{ draft: DraftState }>;

/** An open editor says that somebody writes there, and says so again before the lock ends. */
export async function lockDraft(services: PostParts, by: Actor, articleId: string): Promise<Locked> {
	return changePost<{ draft: DraftState }>(services, by, articleId, async (turn) => {
		const { draft, now } = turn;
		if (isLockedForOthers(draft, by.userId, now))
			return { ok: false, code: "locked", newer: draftState(draft), keptAs: null };
		return lock(turn, by);
	});
}

/**
 * Takes the draft over from somebody else. Their saved text is kept as a version, and their later saves are refused.
 */
export async function takeOverDraft(services: PostParts, by: Actor, articleId: string): Promise<Locked> {
	return changePost<{ draft: DraftState }>(services, by, articleId, async (turn) => {
		const { transaction, draft, now, note } = turn;
		if (isLockedForOthers(draft, by.userId, now)) {
			await keepVersion(transaction, articleId, draft);
			await note("DRAFT_TAKEN_OVER");
		}
		return lock(turn, by);
	});
}

/** A closed editor lets others write at once. */
export async function unlockDraft(services: PostParts, by: Actor, articleId: string): Promise<PostResult> {
	return changePost(services, by, articleId, async ({ transaction, draft }) => {
		if (draft.lockedBy === by.userId) await transaction.update(blogDrafts).set(noLock).where(isDraftOf(articleId));
		return { ok: true };
	});
}

const noLock = { lockedBy: null, lockedByName: null, lockedUntil: null };
const isDraftOf = (articleId: string) => eq(blogDrafts.articleId, articleId);

async function lock({ transaction, draft, name, now }: PostTurn, { userId }: Actor) {
	const [locked] = await transaction
		.update(blogDrafts)
		.set({ lockedBy: userId, lockedByName: name, lockedUntil: lockEnd(now) })
		.where(isDraftOf(draft.articleId))
		.returning();
	return { ok: true, draft: draftState(locked ?? draft) } as const;
}
