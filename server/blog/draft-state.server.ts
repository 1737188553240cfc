import type { blogDrafts } from "#database/schema.ts";
import type { PostContent } from "#domain/blog/post-content.ts";

/** A draft as its editor knows it. */
export interface DraftState {
	/** The next save names it. */
	revision: number;
	content: PostContent;
	translatedFromVersion: number | null;
	updatedByName: string;
	updatedAt: Date;
	/** The person who is editing it, and when their lock ends. */
	lockedByName: string | null;
	lockedUntil: Date | null;
}

export function draftState(draft: typeof blogDrafts.$inferSelect): DraftState {
	const { revision, content, translatedFromVersion, updatedByName, updatedAt, lockedByName, lockedUntil } = draft;
	return { revision, content, translatedFromVersion, updatedByName, updatedAt, lockedByName, lockedUntil };
}
