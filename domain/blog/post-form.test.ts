import { expect, test } from "vitest";
import { contentOfForm, tagsIn } from "./post-form.ts";

const document = { type: "doc", content: [{ type: "paragraph" }] };
const fields = { title: "Free look", excerpt: "Days", tags: "fia, free look", category: "annuities", author: "Ana" };

test("reads the form of the editor, where what is not chosen is nothing", () => {
	expect(contentOfForm({ ...fields, featured: "on" }, document)).toEqual({
		...fields,
		tags: ["fia", "free look"],
		metaTitle: "",
		metaDescription: "",
		productFocus: null,
		stateFocus: null,
		featured: true,
		imageUrl: null,
		imageAlt: "",
		document,
	});
	expect(contentOfForm(fields, document)).toMatchObject({ featured: false });
});

test("without script, the document is text, and what is no document is none", () => {
	expect(contentOfForm({ ...fields, document: JSON.stringify(document) })).toMatchObject({ document });
	expect(contentOfForm({ ...fields, document: "{" })).toMatchObject({ document: null });
	expect(contentOfForm({ title: new Blob(["a file"]) })).toMatchObject({ title: "", document: null });
});

test("tags stand between commas, each once", () => {
	expect(tagsIn(" iul ,, caps,iul")).toEqual(["iul", "caps"]);
	expect(tagsIn("")).toEqual([]);
});
