import { expect, test } from "vitest";
import { compareDocuments } from "./compare-documents.ts";
import type { PostDocument, PostNode } from "./post-document.ts";

const text = (words: string, ...marks: string[]): PostNode => ({
	type: "text",
	text: words,
	...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: PostNode[]): PostNode => ({ type: "paragraph", content });
const documentOf = (...content: PostNode[]): PostDocument => ({ type: "doc", content });
const kinds = (older: PostDocument, newer: PostDocument) => compareDocuments(older, newer).map(({ kind }) => kind);

test("a changed word is shown in its paragraph, and the others are not", () => {
	const older = documentOf(paragraph(text("One.")), paragraph(text("The fee is high.")));
	const newer = documentOf(paragraph(text("One.")), paragraph(text("The fee is low.")));
	expect(compareDocuments(older, newer)).toEqual([
		{
			kind: "changed",
			parts: [
				{ text: "The fee is ", kind: "same" },
				{ text: "high", kind: "removed" },
				{ text: "low", kind: "added" },
				{ text: ".", kind: "same" },
			],
		},
	]);
});

test("added, removed and moved paragraphs are whole", () => {
	const [one, two, three] = ["One.", "Two.", "Three."].map((words) => paragraph(text(words))) as [
		PostNode,
		PostNode,
		PostNode,
	];
	expect(kinds(documentOf(one), documentOf(one, two))).toEqual(["added"]);
	expect(kinds(documentOf(one, two, three), documentOf(one, three))).toEqual(["removed"]);
	expect(kinds(documentOf(one, two, three), documentOf(two, three, one))).toEqual(["removed", "added"]);
	expect(kinds(documentOf(one, two), documentOf(one, two))).toEqual([]);
});

test("the same words in another form are a change of formatting", () => {
	const plain = documentOf(paragraph(text("Fees")));
	expect(kinds(plain, documentOf(paragraph(text("Fees", "bold"))))).toEqual(["formatting"]);
	expect(kinds(plain, documentOf({ type: "heading", attrs: { level: 2 }, content: [text("Fees")] }))).toEqual([
		"formatting",
	]);
	expect(kinds(plain, documentOf({ type: "note", content: [paragraph(text("Fees"))] }))).toEqual(["formatting"]);
});

test("another image is a change, even if it shows the same", () => {
	const image = (src: string) => documentOf({ type: "image", attrs: { src, alt: "A house" } });
	expect(kinds(image("/media/a"), image("/media/b"))).toEqual(["formatting"]);
	expect(kinds(image("/media/a"), documentOf())).toEqual(["removed"]);
});

test("the order in which a database stores names makes no difference, and neither do empty paragraphs", () => {
	const older = documentOf({ type: "image", attrs: { src: "/media/a", alt: "A house" } });
	const newer = documentOf(paragraph(), { type: "image", attrs: { alt: "A house", src: "/media/a" } });
	expect(kinds(older, newer)).toEqual([]);
});

const words = (count: number, letter: string) => Array.from({ length: count }, (_, n) => letter + n).join(" ");

test("a long paragraph that was written anew is shown as replaced", () => {
	const [older, newer] = [words(4000, "a"), words(4000, "b")];
	expect(compareDocuments(documentOf(paragraph(text(older))), documentOf(paragraph(text(newer))))).toEqual([
		{
			kind: "changed",
			parts: [
				{ text: older, kind: "removed" },
				{ text: newer, kind: "added" },
			],
		},
	]);
});

test("many paragraphs that were written anew cost no more than a few", () => {
	const pages = (letter: string) => documentOf(...Array.from({ length: 50 }, () => paragraph(text(words(99, letter)))));
	const parts = compareDocuments(pages("a"), pages("b")).map((change) => change.parts.length);
	expect(parts[0]).toBeGreaterThan(2);
	expect(parts.at(-1)).toBe(2);
});

test("of many blocks that were written anew, those in the same place are compared", () => {
	const blocks = (word: string) => Array.from({ length: 400 }, (_, n) => paragraph(text(`${word} ${n}`)));
	const same = paragraph(text("Same."));
	const changes = compareDocuments(documentOf(...blocks("a"), same), documentOf(...blocks("b"), same));
	expect(changes).toHaveLength(400);
	expect(changes[0]?.parts).toContainEqual({ text: "b", kind: "added" });
});
