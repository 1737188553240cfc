import { diffArrays, diffWordsWithSpace } from "diff";
import type { PostDocument, PostNode } from "./post-document.ts";

/** Words that both have, or one of them. */
export interface TextPart {
	text: string;
	kind: "same" | "added" | "removed";
}

export interface BlockChange {
	/** `formatting`: the same words, but another heading, link or list. */
	kind: "added" | "removed" | "changed" | "formatting";
	parts: TextPart[];
}

/**
 * The maximum number of different words or blocks, in two texts and in a whole document. Comparing takes quadratic
 * time, during which the site waits. Beyond that, the text is shown as replaced as a whole.
 */
const [maxEdits, maxEditsOfDocument] = [600, 3000];

/** A paragraph, heading or image of a document, at any depth. */
interface TextBlock {
	text: string;
	/** Two blocks with the same one look alike. */
	signature: string;
}

/** The differences in the newer one, by block and word, in its order. */
export function compareDocuments(older: PostDocument, newer: PostDocument): BlockChange[] {
	let left = maxEditsOfDocument;
	const changes = pairBlocks(blocksOf(older), blocksOf(newer)).filter(
		([before, after]) => before?.signature !== after?.signature,
	);
	return changes.map(([before, after]) => {
		if (!before || !after) {
			const kind = after ? "added" : "removed";
			return { kind, parts: [{ text: (before ?? after)?.text ?? "", kind }] };
		}
		if (before.text === after.text) return { kind: "formatting", parts: [{ text: after.text, kind: "same" }] };
		const { parts, edits } = compareUpTo(Math.min(maxEdits, left), before.text, after.text);
		left -= edits;
		return { kind: "changed", parts };
	});
}

export function compareWords(older: string, newer: string): TextPart[] {
	return compareUpTo(maxEdits, older, newer).parts;
}

function compareUpTo(maxEditLength: number, older: string, newer: string): { parts: TextPart[]; edits: number } {
	const found = diffWordsWithSpace(older, newer, { maxEditLength });
	if (!found) {
		const parts: TextPart[] = [
			{ text: older, kind: "removed" },
			{ text: newer, kind: "added" },
		];
		return { parts, edits: maxEditLength };
	}
	const parts = found.map(({ value, added, removed }): TextPart => {
		return { text: value, kind: added ? "added" : removed ? "removed" : "same" };
	});
	const edits = found.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);
	return { parts, edits };
}

/**
 * The blocks of two texts in their order, before and after. Those that differ and stand in the same place are paired as one
 * replaced by the other.
 */
export function pairBlocks<Block extends { signature: string }>(
	before: Block[],
	after: Block[],
): [before?: Block, after?: Block][] {
	const found = diffArrays(before, after, {
		comparator: (one, other) => one.signature === other.signature,
		maxEditLength: maxEdits,
	}) ?? [
		{ value: before, removed: true, added: false },
		{ value: after, removed: false, added: true },
	];
	const pairs: [Block?, Block?][] = [];
	let removed: Block[] = [];
	for (const { value, added, removed: isRemoved } of found) {
		if (isRemoved) removed.push(...value);
		else if (added) {
			pairs.push(...value.map((after): [Block?, Block?] => [removed.shift(), after]));
		} else {
			pairs.push(...removed.map((before): [Block] => [before]));
			pairs.push(...value.map((same): [Block, Block] => [same, same]));
			removed = [];
		}
	}
	return [...pairs, ...removed.map((before): [Block] => [before])];
}

/** Nodes that hold words or an image. Their containers are part of how they look. */
export function blocksOf(document: PostDocument): TextBlock[] {
	return leaves(document, "");
}

function leaves(node: PostNode, place: string): TextBlock[] {
	const own = `${place}/${node.type}${JSON.stringify(sorted(node.attrs ?? {}))}`;
	const children = node.content ?? [];
	if (node.type === "image") return [{ text: String(node.attrs?.alt ?? ""), signature: own }];
	if (node.type === "paragraph" || node.type === "heading" || children.some(({ text }) => text !== undefined)) {
		const words = children.map(inlineText).join("");
		// An empty paragraph is a place to write, not something that was written.
		return words.trim() ? [{ text: words, signature: own + JSON.stringify(sorted(children)) }] : [];
	}
	return children.flatMap((child) => leaves(child, own));
}

function inlineText(node: PostNode): string {
	return node.type === "hardBreak" ? "\n" : (node.text ?? "");
}

/** With the names of all objects in one order. The database stores them in another than the editor sends. */
export function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(
		Object.entries(value)
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([name, inner]) => [name, sorted(inner)]),
	);
}
