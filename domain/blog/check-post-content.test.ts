import { expect, test } from "vitest";
import { contentOf, documentOf } from "#tests/support/writers.ts";
import { missingFrom, readPostContent, unusableFields } from "./check-post-content.ts";
import type { PostContent } from "./post-content.ts";

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

test.each([101, 400_000])("neither a title nor a text is nested %d levels deep", (levels) => {
	let nested: unknown = "Fees";
	for (let level = 0; level < levels; level++) nested = [nested];
	expect(readPostContent({ ...contentOf("Fees"), title: nested })).toBeNull();
	expect(readPostContent({ ...contentOf("Fees"), document: { type: "doc", attrs: nested } })).toBeNull();
});

test.each([
	null,
	"/media/0f8fad5b-d9cb-469f-a165-70867728950e-960.jpeg",
	"/blog/final-expense-jacksonville.svg",
	"/blog/iul-caps-floors-and-charges.svg",
])("the picture above a text may be %s", (imageUrl) => {
	const content = { ...contentOf("Fees", "One."), imageUrl, imageAlt: "A lake" };
	expect(readPostContent(content)).toEqual(content);
	expect(unusableFields(content)).toEqual({});
	expect(missingFrom(content)).toEqual({});
});

test.each([
	"//evil.example/x.png",
	"https://evil.example/media/0f8fad5b-d9cb-469f-a165-70867728950e-960.jpeg",
	"/admin/blog",
	"/api/blog/draft",
	"/auth?confirm=1",
	"/logo.svg",
	"/blog/preview/x.svg",
	"/blog/../admin",
	"/media/0f8fad5b-d9cb-469f-a165-70867728950e-960.svg",
	"/media/0f8fad5b-d9cb-469f-a165-70867728950e-960.jpeg?x",
	" /blog/final-expense-jacksonville.svg",
	7,
])("the picture above a text may not be %j", (imageUrl) => {
	const content = { ...contentOf("Fees", "One."), imageUrl, imageAlt: "A lake" } as PostContent;
	expect(readPostContent(content)).toBeNull();
	expect(unusableFields(content)).toEqual({ imageUrl: "image_foreign" });
	expect(missingFrom(content), "one that was stored before").toEqual({ imageUrl: "image_foreign" });
});

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
