import type { PostContent } from "#domain/blog/post-content.ts";

/** A draft that somebody else saved in the meantime. */
export interface NewestDraft {
	revision: number;
	content: PostContent;
	/** The author's name, and the time, formatted. */
	by: string;
	at: string;
}

export type SaveProblem =
	| "offline"
	| "signedOut"
	| "notAllowed"
	| "locked"
	| "stale"
	| "malformed"
	| "tooLarge"
	| "failed";

/** The result of a save. */
export type SaveAnswer =
	| { state: "saved"; revision: number }
	| { state: "stale"; newest: NewestDraft }
	| { state: "locked"; by: string }
	| { state: Exclude<SaveProblem, "stale" | "locked"> };

/** The initial state of an editor. */
export interface BegunDraft {
	revision: number;
	content: PostContent;
	/** The server's content at that revision, if the writer chose another content that is not saved yet. */
	saved?: PostContent | undefined;
}

/** The editor's state of its draft. Changes are counted, so that a late answer proves nothing about newer ones. */
export interface DraftWork {
	/** The revision of the draft that the server last confirmed. */
	revision: number;
	/** The server's content at that revision. All edits, here or elsewhere, start from it. */
	base: PostContent;
	changes: number;
	/** How many of them are saved. */
	saved: number;
	/** The save under way, with how many changes it has. */
	sending: { changes: number; content: PostContent } | null;
	problem: SaveProblem | null;
	/** The person who took over. */
	lockedBy: string | null;
	newest: NewestDraft | null;
	/** True if the person chose this text over a newer one, which must be stored before this one replaces it. */
	isChosen: boolean;
}

export type DraftEvent =
	| { type: "changed" }
	| { type: "sending"; content: PostContent }
	| { type: "answered"; answer: SaveAnswer }
	/** The writer continues with their own text, over the newer one. */
	| { type: "ownTextKept" }
	/** The lock is this person's again. */
	| { type: "lockTaken" };

export function draftAt({ revision, content, saved }: BegunDraft): DraftWork {
	return {
		revision,
		base: saved ?? content,
		changes: saved ? 1 : 0,
		saved: 0,
		sending: null,
		problem: null,
		lockedBy: null,
		newest: null,
		isChosen: saved !== undefined,
	};
}

export function nextDraft(draft: DraftWork, event: DraftEvent): DraftWork {
	switch (event.type) {
		case "changed":
			return { ...draft, changes: draft.changes + 1, problem: draft.problem === "malformed" ? null : draft.problem };
		case "sending":
			return { ...draft, sending: { changes: draft.changes, content: event.content } };
		case "answered":
			return answered({ ...draft, sending: null }, draft.sending, event.answer);
		case "ownTextKept":
			if (!draft.newest) return draft;
			// It differs from what the server has, so there is something to save.
			return {
				...draft,
				revision: draft.newest.revision,
				base: draft.newest.content,
				newest: null,
				problem: null,
				changes: draft.changes + 1,
				isChosen: true,
			};
		case "lockTaken":
			return draft.problem === "locked" ? { ...draft, problem: null, lockedBy: null } : draft;
	}
}

function answered(draft: DraftWork, sent: DraftWork["sending"], answer: SaveAnswer): DraftWork {
	if (answer.state === "saved") {
		const { changes: saved, content: base } = sent ?? { changes: draft.saved, content: draft.base };
		const settled = { problem: null, lockedBy: null, newest: null, isChosen: false };
		return { ...draft, ...settled, revision: answer.revision, saved, base };
	}
	if (answer.state === "stale") return { ...draft, problem: "stale", newest: answer.newest };
	if (answer.state === "locked") return { ...draft, problem: "locked", lockedBy: answer.by };
	return { ...draft, problem: answer.state };
}

export type SaveStatus = "clean" | "changed" | "saving" | "failed";

/** The status that the save line shows. */
export function saveStatus({ problem, sending, changes, saved }: DraftWork): SaveStatus {
	if (problem) return "failed";
	if (sending !== null) return "saving";
	return changes > saved ? "changed" : "clean";
}

/** Something may end by itself, so that another try makes sense. */
const passing: readonly (SaveProblem | null)[] = ["offline", "signedOut", "failed"];

/** In milliseconds from now; null if there is nothing to save, or if only a person can help. */
export function nextSaveIn(draft: DraftWork): number | null {
	if (draft.sending !== null || draft.changes === draft.saved) return null;
	if (draft.problem === null) return 1500;
	return passing.includes(draft.problem) ? 8000 : null;
}
