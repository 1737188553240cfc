import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { documentOf } from "#tests/support/writers.ts";
import { type MergePart, mergeDocuments, mergedDocument, type PartChoice } from "./merge-documents.ts";
import { documentToText, type PostDocument } from "./post-document.ts";

const linesOf = (document: PostDocument) => documentToText(document).split("\n").filter(Boolean);
const mergeOf = (base: string[], mine: string[], theirs: string[]) =>
	mergeDocuments(documentOf(...base), documentOf(...mine), documentOf(...theirs));
const openOf = (parts: MergePart[]) => parts.flatMap((part) => ("open" in part ? part.open : []));
const wordsOf = (parts: MergePart[], choice?: PartChoice) => {
	const choices = Object.fromEntries(openOf(parts).map(({ key }) => [key, choice]));
	return linesOf(mergedDocument(parts, choices));
};

test("what only one of two people changed needs no choice", () => {
	const parts = mergeOf(["One.", "Two.", "Three."], ["One!", "Two.", "Three.", "Four."], ["One.", "Two?"]);
	expect(openOf(parts)).toEqual([]);
	expect(wordsOf(parts)).toEqual(["One!", "Two?", "Four."]);
});

test("neighboring paragraphs that two people changed need no choice either", () => {
	expect(wordsOf(mergeOf(["One.", "Two."], ["One!", "Two."], ["One.", "Two?"]))).toEqual(["One!", "Two?"]);
});

test("a paragraph that both changed is chosen: one, the other, or both in order", () => {
	const parts = mergeOf(["One.", "Two."], ["Mine.", "Two."], ["Theirs.", "Two."]);
	expect(openOf(parts)).toHaveLength(1);
	expect(wordsOf(parts)).toEqual(["Mine.", "Theirs.", "Two."]);
	expect(wordsOf(parts, "mine")).toEqual(["Mine.", "Two."]);
	expect(wordsOf(parts, "theirs")).toEqual(["Theirs.", "Two."]);
});

test("what one took out while the other changed it stays, unless the person leaves it out", () => {
	const parts = mergeOf(["One.", "Two."], ["One."], ["One.", "Two!"]);
	expect(openOf(parts)).toMatchObject([{ mine: null }]);
	expect(wordsOf(parts)).toEqual(["One.", "Two!"]);
	expect(wordsOf(parts, "mine")).toEqual(["One."]);
});

test("what both changed or added in the same way stands there once", () => {
	expect(wordsOf(mergeOf(["One."], ["Uno.", "Dos."], ["Uno.", "Dos."]))).toEqual(["Uno.", "Dos."]);
});

test("two parts that read the same are chosen apart", () => {
	const parts = mergeOf(["One.", "-", "One."], ["Mine.", "-", "Mine."], ["Theirs.", "-", "Theirs."]);
	const [first] = openOf(parts);
	expect(linesOf(mergedDocument(parts, { [first?.key ?? ""]: "mine" }))).toEqual(["Mine.", "-", "Mine.", "Theirs."]);
});

test("empty paragraphs and the spelling of the database make no difference", () => {
	const image = (attrs: object) => ({ type: "image", attrs: { ...attrs } });
	const base: PostDocument = { type: "doc", content: [image({ src: "/media/a", alt: "A", title: null })] };
	const mine: PostDocument = { type: "doc", content: [image({ alt: "A", src: "/media/a" }), { type: "paragraph" }] };
	expect(mergeDocuments(base, mine, documentOf("New."))).toEqual([{ block: documentOf("New.").content[0] }]);
});

test("a document without a block left is an empty one", () => {
	expect(mergedDocument(mergeOf(["One."], [], []), {})).toEqual(documentOf(""));
});

/** A text, and an edited copy of it: each paragraph kept, changed or removed, with others added. */
const edited = (name: string) =>
	fc.array(fc.constantFrom("keep", "keep", "change", "remove", "add"), { maxLength: 9 }).map(
		(edits) => (base: string[]) =>
			[...base, null].flatMap((line, index) => {
				const edit = edits[index] ?? "keep";
				const added = edit === "add" ? [`${name} added ${index}.`] : [];
				if (line === null || edit === "remove") return added;
				return [...added, edit === "change" ? `${name} changed ${index}.` : line];
			}),
	);

test("every paragraph is in the result, in its order, unless somebody took it out or refused it", () => {
	const base = fc.nat(8).map((count) => Array.from({ length: count }, (_, index) => `Line ${index}.`));
	const choice = fc.constantFrom("mine", "theirs", "both", undefined);
	fc.assert(
		fc.property(
			base,
			edited("Mine"),
			edited("Theirs"),
			fc.array(choice, { maxLength: 9 }),
			(from, mine, theirs, all) => {
				const [own, other] = [mine(from), theirs(from)];
				const parts = mergeOf(from, own, other);
				const open = openOf(parts);
				const choices = Object.fromEntries(open.map(({ key }, index) => [key, all[index]]));
				const result = linesOf(mergedDocument(parts, choices));
				const refused = new Set(
					open.flatMap((part) => {
						const left = { mine: part.theirs, theirs: part.mine, both: null }[choices[part.key] ?? "both"];
						return left ? linesOf({ type: "doc", content: [left] }) : [];
					}),
				);
				const written = [...own, ...other].filter((line) => !from.includes(line));
				const kept = from.filter((line) => own.includes(line) && other.includes(line));
				expect(new Set(result)).toEqual(new Set([...written, ...kept].filter((line) => !refused.has(line))));
				expect(result, "each once").toHaveLength(new Set(result).size);
				for (const text of [own, other]) {
					const lines = result.filter((line) => text.includes(line));
					expect(lines).toEqual(text.filter((line) => lines.includes(line)));
				}
			},
		),
		{ numRuns: 200 },
	);
});

test("a text of thousands of paragraphs that two people wrote from the start is compared in time", () => {
	const pages = (word: string) => Array.from({ length: 4000 }, (_, index) => `${word} ${index}.`);
	expect(openOf(mergeOf(pages("Old"), pages("Mine"), pages("Theirs")))).toHaveLength(4000);
});
