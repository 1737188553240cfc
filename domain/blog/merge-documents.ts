import { diffArrays } from "diff";
import { sorted } from "./compare-documents.ts";
import type { PostDocument, PostNode } from "./post-document.ts";

/** The choice between two versions of a part. */
export type PartChoice = "mine" | "theirs" | "both";
/** By the part's key. Parts without a choice are kept. */
export type PartChoices = Readonly<Record<string, PartChoice | undefined>>;

/** A part that both changed, so that only a person can tell what it should say. */
export interface OpenPart {
	/** The key is equal while both texts agree there. */
	key: string;
	/** Null: one of them took the block out, while the other changed it. */
	mine: PostNode | null;
	theirs: PostNode | null;
}

/** A block that is in the result, or one to choose. In the order of the result. */
export type MergePart = { block: PostNode } | { open: OpenPart };

/** Comparing takes the square of the time. Texts that differ in more blocks are compared place by place. */
const maxEdits = 600;

/**
 * Puts two texts together that began as the same one. Blocks that only one of them changed, added or took out need no choice.
 * @param base what both began with
 */
export function mergeDocuments(base: PostDocument, mine: PostDocument, theirs: PostDocument): MergePart[] {
	const from = blocksOf(base);
	const [own, other] = [editsOf(from, blocksOf(mine)), editsOf(from, blocksOf(theirs))];
	const keys = new Map<string, number>();
	return [...from, null].flatMap((block, index): MergePart[] => {
		const added = mergeAdded(own.added[index] ?? [], other.added[index] ?? []);
		const merged = block ? mergeBlock(block, own.now[index] ?? null, other.now[index] ?? null) : [];
		return [...added, ...merged].map((part) => keyed(part, keys));
	});
}

/** The document that the choices make. Only what somebody refused, or took out, is missing. */
export function mergedDocument(parts: readonly MergePart[], choices: PartChoices): PostDocument {
	const content = parts.flatMap((part) => {
		if ("block" in part) return part.block;
		const { key, mine, theirs } = part.open;
		const choice = choices[key] ?? "both";
		return [choice !== "theirs" && mine, choice !== "mine" && theirs].filter(
			(block) => block !== false && block !== null,
		);
	});
	return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

/** Without empty paragraphs. They are places to write, and editors add them by themselves. */
function blocksOf({ content }: PostDocument): PostNode[] {
	return content.filter(({ type, content: inner = [] }) => type !== "paragraph" || inner.length > 0);
}

/** The edit of each block, and the blocks added before each, and after the last. */
interface Edits {
	now: (PostNode | null)[];
	added: PostNode[][];
}

function editsOf(from: readonly PostNode[], to: readonly PostNode[]): Edits {
	const [before, after] = [from.map(signatureOf), to.map(signatureOf)];
	const edits: Edits = { now: from.map(() => null), added: [...from, null].map(() => []) };
	const found = diffArrays(before, after, { maxEditLength: maxEdits }) ?? [
		{ count: before.length, removed: true, added: false },
		{ count: after.length, removed: false, added: true },
	];
	let [place, next, gone] = [0, 0, 0];
	for (const { count, added, removed } of found) {
		if (removed) {
			gone = count;
			place += count;
			continue;
		}
		const blocks = to.slice(next, next + count);
		next += count;
		if (added) {
			// Among blocks in the same place, one replaces the other.
			for (const [index, block] of blocks.entries()) {
				if (index < gone) edits.now[place - gone + index] = block;
				else edits.added[place]?.push(block);
			}
		} else {
			for (const [index, block] of blocks.entries()) edits.now[place + index] = block;
			place += count;
		}
		gone = 0;
	}
	return edits;
}

function mergeBlock(block: PostNode, mine: PostNode | null, theirs: PostNode | null): MergePart[] {
	const [before, own, other] = [block, mine, theirs].map((one) => one && signatureOf(one));
	if (own === other || other === before) return mine ? [{ block: mine }] : [];
	if (own === before) return theirs ? [{ block: theirs }] : [];
	return [openPart(mine, theirs)];
}

/** Merges blocks that both added in the same place: equal ones once, and the rest to choose. */
function mergeAdded(mine: PostNode[], theirs: PostNode[]): MergePart[] {
	if (mine.length === 0 || theirs.length === 0) return [...mine, ...theirs].map((block) => ({ block }));
	const { now, added } = editsOf(mine, theirs);
	return [...mine, null].flatMap((block, index): MergePart[] => {
		const extra = (added[index] ?? []).map((other): MergePart => ({ block: other }));
		if (!block) return extra;
		const other = now[index] ?? null;
		const isSame = other && signatureOf(other) === signatureOf(block);
		return [...extra, isSame || !other ? { block } : openPart(block, other)];
	});
}

function openPart(mine: PostNode | null, theirs: PostNode | null): MergePart {
	return { open: { key: [mine, theirs].map((block) => block && signatureOf(block)).join(" "), mine, theirs } };
}

/** Two parts may say the same. */
function keyed(part: MergePart, keys: Map<string, number>): MergePart {
	if ("block" in part) return part;
	const { key } = part.open;
	const count = (keys.get(key) ?? 0) + 1;
	keys.set(key, count);
	return { open: { ...part.open, key: `${count} ${key}` } };
}

/** Equal for blocks that look alike, whether an editor or the database spelled them. */
function signatureOf(node: PostNode): string {
	return JSON.stringify(sorted(node), (_, value) => value ?? undefined);
}
