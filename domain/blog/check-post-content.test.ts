import { expect, test } from "vitest";
import { contentOf, documentOf } from "#tests/support/writers.ts";
import { missingFrom, readPostContent } from "./check-post-content.ts";

test("what an editor sends is read as it is, in one spelling", () => {
	const content = contentOf("Fees", "One.", "");
	expect(readPostContent(JSON.parse(JSON.stringify(content)))).toEqual(content);
	const sent = { ...content, title: " Two\nlines ", extra: "x", document: { ...content.document, version: 2 } };
	expect(readPostContent(sent)).toEqual({ ...content, title: "Two lines" });
});

test("characters that no database stores don't cost the text", () => {
	const sent = { ...contentOf("Fees"), document: documentOf("One\u0000two \ud800.") };
	expect(readPostContent(sent)?.document).toEqual(documentOf("One two  ."));
});

test.each([null, "text", [], {}, { ...contentOf("Fees"), tags: "one" }, { ...contentOf("Fees"), featured: "yes" }])(
	"%j is no post",
	(value) => {
		expect(readPostContent(value)).toBeNull();
	},
);

test("a whole post lacks nothing", () => {
	expect(missingFrom(contentOf("Fees", "One."))).toEqual({});
});

test("a text that would keep everybody waiting is no post", () => {
	expect(readPostContent(contentOf("Fees", "x".repeat(150_000)))).not.toBeNull();
	expect(readPostContent(contentOf("Fees", "x".repeat(150_001)))).toBeNull();
	const headings = (count: number) => ({
		...contentOf("Fees"),
		document: { type: "doc", content: Array(count).fill({ type: "heading" }) },
	});
	expect(readPostContent(headings(3999))).not.toBeNull();
	expect(readPostContent(headings(4000))).toBeNull();
});
