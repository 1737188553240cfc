import { expect, test } from "vitest";
import { contentOf, documentOf } from "#tests/support/writers.ts";
import { mergeContents, mergedContent } from "./merge-contents.ts";

const base = contentOf("Fees", "One.");

test("a field that only one person changed needs no choice, and one that both changed stays the person’s own", () => {
	const mine = { ...base, title: "My fees", tags: ["mine"], document: documentOf("One.", "Two.") };
	const theirs = {
		...base,
		title: "Their fees",
		excerpt: "Theirs",
		author: "Ben ",
		document: documentOf("Zero.", "One."),
	};
	const texts = { base, mine, theirs };
	const merge = mergeContents(texts);
	expect(merge.open).toEqual([{ key: "field title", fields: ["title"] }]);
	const expected = { ...mine, excerpt: "Theirs", author: "Ben ", document: documentOf("Zero.", "One.", "Two.") };
	expect(mergedContent(texts, merge, {})).toEqual(expected);
	expect(mergedContent(texts, merge, { "field title": "theirs" })).toEqual({ ...expected, title: "Their fees" });
});

test("an image is chosen together with the words about it", () => {
	const mine = { ...base, imageUrl: "/media/a", imageAlt: "A house" };
	const theirs = { ...base, imageUrl: "/media/b", imageAlt: "A car" };
	const texts = { base, mine, theirs };
	const merge = mergeContents(texts);
	expect(merge.open.map(({ fields }) => fields)).toEqual([["imageUrl", "imageAlt"]]);
	const chosen = mergedContent(texts, merge, { "field imageUrl": "theirs" });
	expect(chosen).toMatchObject({ imageUrl: "/media/b", imageAlt: "A car" });
});

test("a space that was cut off at the end is no change", () => {
	const merge = mergeContents({ base: { ...base, title: "Fees " }, mine: base, theirs: { ...base, title: "Charges" } });
	expect(merge).toMatchObject({ open: [], taken: ["title"] });
});
