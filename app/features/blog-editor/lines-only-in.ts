import type { PostContent } from "#domain/blog/post-content.ts";
import { documentToText } from "#domain/blog/post-document.ts";

type Words = Pick<PostContent, "title" | "excerpt" | "document">;

interface MarkedLine {
	text: string;
	/** True if the other text doesn't have it. */
	isOwn: boolean;
}

/** The lines of a text, with those marked that another text lacks. */
export function linesOnlyIn(content: Words, other: Words): MarkedLine[] {
	const others = new Set(linesOf(other));
	return linesOf(content).map((text) => ({ text, isOwn: !others.has(text) }));
}

function linesOf({ title, excerpt, document }: Words): string[] {
	return [title, excerpt, ...documentToText(document).split("\n")].filter((line) => line !== "");
}
