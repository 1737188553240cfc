import { expect, test } from "vitest";
import { linesOnlyIn } from "./lines-only-in.ts";

const post = (title: string, ...paragraphs: string[]) => ({
	title,
	excerpt: "",
	document: {
		type: "doc" as const,
		content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
	},
});

test("marks what only one of two texts says", () => {
	const mine = post("Funerals", "Both say this.", "Only I say this.");
	const theirs = post("Burials", "Both say this.");
	expect(linesOnlyIn(mine, theirs)).toEqual([
		{ text: "Funerals", isOwn: true },
		{ text: "Both say this.", isOwn: false },
		{ text: "Only I say this.", isOwn: true },
	]);
	expect(linesOnlyIn(mine, mine).filter(({ isOwn }) => isOwn)).toEqual([]);
});
