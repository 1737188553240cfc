import { intlLocales, type Locale } from "../locale/locales.ts";
import { blocksOf } from "./compare-documents.ts";
import type { PostContent } from "./post-content.ts";

/** The parts of a post that have words besides its body. */
export const wordFields = ["title", "excerpt", "metaTitle", "metaDescription", "imageAlt"] as const;

interface SourceBlock {
	field: (typeof wordFields)[number] | "document";
	sentences: { text: string; isChanged: boolean }[];
}

/** Changes that a translator has to look at. */
export interface SourceChanges {
	/** The original as it is now, block by block, with the sentences that are new or were changed. */
	blocks: SourceBlock[];
	/** Sentences that are gone. */
	removed: string[];
	/** How many sentences to look at. A sentence that replaced another counts once. */
	count: number;
}

/** Compares what was translated with what the original says now. A sentence that only moved is not changed. */
export function changedSentences(older: PostContent, newer: PostContent, locale: Locale): SourceChanges {
	const [before, after] = [sentencesOf(older, locale), sentencesOf(newer, locale)];
	const removed = notIn(inOrder(after), inOrder(before));
	const isNew = new Set(notIn(inOrder(before), inOrder(after)));
	const blocks = after.map(({ field, texts }) => ({
		field,
		sentences: texts.map((text) => ({ text, isChanged: isNew.has(text) })),
	}));
	return { blocks, removed, count: Math.max(isNew.size, removed.length) };
}

/** The sentences that others lack. A sentence that appears twice here, and once there, is returned once. */
function notIn(others: string[], sentences: string[]): string[] {
	const left = new Map<string, number>();
	for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
	return sentences.filter((text) => {
		const count = left.get(text) ?? 0;
		left.set(text, count - 1);
		return count <= 0;
	});
}

function inOrder(blocks: { texts: string[] }[]): string[] {
	return blocks.flatMap(({ texts }) => texts);
}

function sentencesOf(content: PostContent, locale: Locale) {
	const segmenter = new Intl.Segmenter(intlLocales[locale], { granularity: "sentence" });
	const split = (text: string) =>
		[...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((segment) => segment !== "");
	const fields = wordFields.map((field) => ({ field, texts: split(content[field]) }));
	const body = blocksOf(content.document).map(({ text }) => ({ field: "document" as const, texts: split(text) }));
	return [...fields, ...body].filter(({ texts }) => texts.length > 0);
}
