import { expect, test } from "vitest";
import { headingsOf } from "./post-headings.ts";

const idsOf = (...titles: string[]) =>
	headingsOf({
		type: "doc",
		content: titles.map((text) => ({ type: "heading", content: [{ type: "text", text }] })),
	}).map(({ id }) => id);

test("equal headings are numbered, and no number is given twice", () => {
	expect(idsOf("Fees", "Fees 2", "Fees", "Fees", "Fees 2")).toEqual([
		"s-fees",
		"s-fees-2",
		"s-fees-3",
		"s-fees-4",
		"s-fees-2-2",
	]);
});

test("many equal headings are numbered in one pass", () => {
	expect(idsOf(...Array.from({ length: 20_000 }, () => "Fees")).at(-1)).toBe("s-fees-20000");
});
