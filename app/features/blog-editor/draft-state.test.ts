import { expect, test } from "vitest";
import type { PostContent } from "#domain/blog/post-content.ts";
import { contentOf } from "#tests/support/writers.ts";
import { type DraftEvent, type DraftWork, draftAt, nextDraft, nextSaveIn, saveStatus } from "./draft-state.ts";

const [begun, sent, theirs] = ["Begun", "Sent", "Theirs"].map((title) => contentOf(title)) as [
	PostContent,
	PostContent,
	PostContent,
];
const after = (...events: DraftEvent[]): DraftWork =>
	events.reduce(nextDraft, draftAt({ revision: 4, content: begun }));
const changed = { type: "changed" } as const;
const sending = { type: "sending", content: sent } as const;
const saved = { type: "answered", answer: { state: "saved", revision: 5 } } as const;
const newest = { revision: 9, content: theirs, by: "Ana", at: "today" };

test("a change is saved a moment later", () => {
	expect([saveStatus(after()), nextSaveIn(after())]).toEqual(["clean", null]);
	expect([saveStatus(after(changed)), nextSaveIn(after(changed))]).toEqual(["changed", 1500]);
	expect(saveStatus(after(changed, sending))).toBe("saving");
	const done = after(changed, sending, saved);
	expect([saveStatus(done), done.revision, nextSaveIn(done)]).toEqual(["clean", 5, null]);
});

test("what is typed during a save is saved after it", () => {
	const typed = after(changed, sending, changed);
	expect(nextSaveIn(typed)).toBeNull();
	const answered = nextDraft(typed, saved);
	expect([saveStatus(answered), nextSaveIn(answered)]).toEqual(["changed", 1500]);
});

test("a failure that may pass is tried again, with what was typed since", () => {
	const failed = after(changed, sending, { type: "answered", answer: { state: "offline" } }, changed);
	expect([saveStatus(failed), nextSaveIn(failed)]).toEqual(["failed", 8000]);
	expect(saveStatus([sending, saved].reduce<DraftWork>(nextDraft, failed))).toBe("clean");
});

test("a newer text waits for the person's choice, and the own one is saved over it only then", () => {
	const stale = after(changed, sending, { type: "answered", answer: { state: "stale", newest } }, changed);
	expect([saveStatus(stale), nextSaveIn(stale), stale.newest]).toEqual(["failed", null, newest]);
	const kept = nextDraft(stale, { type: "ownTextKept" });
	expect([kept.revision, kept.newest, nextSaveIn(kept)]).toEqual([9, null, 1500]);
	expect([stale, kept].map(({ isChosen }) => isChosen)).toEqual([false, true]);
	const offline: DraftEvent = { type: "answered", answer: { state: "offline" } };
	const retried = [sending, offline].reduce(nextDraft, kept);
	expect(retried.isChosen, "until a save says so").toBe(true);
	expect([sending, saved].reduce<DraftWork>(nextDraft, retried).isChosen).toBe(false);
});

test("what the server has is what two texts began with", () => {
	expect(after(changed).base).toBe(begun);
	expect(after(changed, sending).base).toBe(begun);
	expect(after(changed, sending, saved, changed).base).toBe(sent);
	const stale = after(changed, sending, { type: "answered", answer: { state: "stale", newest } });
	expect(stale.base).toBe(begun);
	expect(nextDraft(stale, { type: "ownTextKept" }).base).toBe(theirs);
});

test("a text that was put together is saved by itself, as one that was chosen", () => {
	const merged = draftAt({ revision: 9, content: sent, saved: theirs });
	expect(merged).toMatchObject({ base: theirs, isChosen: true });
	expect([saveStatus(merged), nextSaveIn(merged)]).toEqual(["changed", 1500]);
});

test("whoever lost the lock saves again after taking over", () => {
	const locked = after(changed, sending, { type: "answered", answer: { state: "locked", by: "Ana" } });
	expect([locked.lockedBy, nextSaveIn(locked)]).toEqual(["Ana", null]);
	const taken = nextDraft(locked, { type: "lockTaken" });
	expect([taken.lockedBy, nextSaveIn(taken)]).toEqual([null, 1500]);
});

test("a correction is worth another try", () => {
	const refused = after(changed, sending, { type: "answered", answer: { state: "malformed" } });
	expect(nextSaveIn(refused)).toBeNull();
	expect(nextSaveIn(nextDraft(refused, changed))).toBe(1500);
});
