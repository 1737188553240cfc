import { expect, test } from "vitest";
import { markChanges } from "./mark-changes.ts";
import { textLines, textOfLines } from "./signed-page.ts";

const asIs = (text: string) => [text];
const lines = [
	...textLines("title", "Read this", false),
	...textLines("disclosures.items.0", "It is not a deposit.", true),
	...textLines("body", "## More\n\nThe end.", false),
];
const marked = (signed: string[] | null, formsOf = asIs) =>
	markChanges(signed, lines, formsOf).map(({ kind, forms }) => [
		kind,
		...forms.map((parts) => parts.map((part) => (part.kind === "same" ? part.text : `${part.kind}: ${part.text}`))),
	]);

test("a page that nobody signed, or that is as it was, has no marks", () => {
	const unmarked = [
		["same", ["Read this"]],
		["same", ["It is not a deposit."]],
		["same", ["## More"]],
		["same", ["The end."]],
	];
	expect(marked(null)).toEqual(unmarked);
	expect(marked(textOfLines(lines).split("\n"))).toEqual(unmarked);
	expect(markChanges(null, lines, asIs)[1]).toMatchObject({ isSigned: true, isHeading: false });
});

test("another word, a new line and one that is gone are marked in their places", () => {
	expect(marked(["Read this", "It is a deposit.", "Gone.", "## More"])).toEqual([
		["same", ["Read this"]],
		["changed", ["It is ", "added: not ", "a deposit."]],
		["removed", ["removed: Gone."]],
		["same", ["## More"]],
		["added", ["added: The end."]],
	]);
});

test("a line that reads the same in all its forms has another link or another condition", () => {
	const before = ["[Read](/old) this", "It is not a deposit.", "## More", "The end."];
	const withoutLinks = (text: string) => [text.replace(/\[(.+)\]\(.+\)/, "$1"), "Or this"];
	expect(marked(before, withoutLinks)[0]).toEqual(["formatting", ["Read this"], ["Or this"]]);
});
