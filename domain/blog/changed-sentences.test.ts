import { expect, test } from "vitest";
import { contentOf } from "#tests/support/writers.ts";
import { changedSentences } from "./changed-sentences.ts";

const changes = (older: string[], newer: string[]) =>
	changedSentences(contentOf("Fees", ...older), contentOf("Fees", ...newer), "en");
const marked = (older: string[], newer: string[]) =>
	changes(older, newer).blocks.flatMap(({ sentences }) =>
		sentences.flatMap(({ text, isChanged }) => (isChanged ? [text] : [])),
	);

test("only sentences that are new or changed are marked", () => {
	const older = ["One is here. Two is there.", "Three."];
	const newer = ["One is here. Two is elsewhere.", "Three.", "Four."];
	expect(marked(older, newer)).toEqual(["Two is elsewhere.", "Four."]);
	expect(changes(older, newer)).toMatchObject({ removed: ["Two is there."], count: 2 });
});

test("a sentence that moved needs no new translation", () => {
	expect(changes(["One. Two.", "Three."], ["Three.", "One.", "Two."])).toMatchObject({ removed: [], count: 0 });
});

test("a sentence that is gone is one to look at", () => {
	expect(changes(["One. Two."], ["One."])).toMatchObject({ removed: ["Two."], count: 1 });
});

test("an abbreviation does not end a sentence for those who split at every dot", () => {
	expect(marked(["The fee is $1.50 a month."], ["The fee is $1.75 a month."])).toEqual(["The fee is $1.75 a month."]);
});

test("title, excerpt and the words of the picture count, too", () => {
	const older = contentOf("Fees", "One.");
	const newer = { ...older, title: "Charges", imageAlt: "A bill" };
	const { blocks, count } = changedSentences(older, newer, "en");
	expect(count).toBe(2);
	expect(blocks.map(({ field }) => field)).toEqual(["title", "excerpt", "imageAlt", "document"]);
});

test("two versions that say the same have no changes", () => {
	expect(changes(["One."], ["One."])).toMatchObject({ removed: [], count: 0 });
});

test("a sentence that is said once more is one to look at", () => {
	expect(changes(["One. Two."], ["One. Two.", "One."])).toMatchObject({ removed: [], count: 1 });
	expect(changes(["One. Two.", "One."], ["One. Two."])).toMatchObject({ removed: ["One."], count: 1 });
});

test("a long text that was written anew is compared without comparing each sentence with each", () => {
	const text = (word: string) => Array.from({ length: 10_000 }, (_, n) => `${word} ${n}.`);
	expect(changes(text("Old"), text("New")).count).toBe(10_000);
});
