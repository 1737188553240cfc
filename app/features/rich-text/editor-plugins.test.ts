import { type Extension, getSchema } from "@tiptap/core";
import { EditorState, type Plugin } from "@tiptap/pm/state";
import type { DecorationSet } from "@tiptap/pm/view";
import { expect, test } from "vitest";
import type { PostDocument, PostNode } from "#domain/blog/post-document.ts";
import { postExtensions } from "#domain/blog/post-extensions.ts";
import { mainImagePath } from "#domain/blog/post-image.ts";
import { regulatedNames } from "#domain/vocabulary/regulated-names.ts";
import type { RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";
import { markRegulatedWords } from "./mark-regulated-words.ts";
import { onlyOwnImages } from "./only-own-images.ts";

const schema = getSchema(postExtensions);
const words = (text: string): PostNode => ({ type: "text", text });
const rules = Object.fromEntries(regulatedNames.map((name) => [name, `Why not: ${name}`])) as Parameters<
	typeof markRegulatedWords
>[1];

function open(extension: Extension, ...content: PostNode[]): { state: EditorState; plugin: Plugin } {
	const add = extension.config.addProseMirrorPlugins as unknown as () => Plugin[];
	const [plugin] = add() as [Plugin];
	const doc = schema.nodeFromJSON({ type: "doc", content } satisfies PostDocument);
	return { state: EditorState.create({ doc, plugins: [plugin] }), plugin };
}

test("regulated words are marked where they stand, also after a line break, and again after each change", () => {
	const reports: string[][] = [];
	const report = (findings: RegulatedFinding[]) => reports.push(findings.map(({ word }) => word));
	const { state, plugin } = open(
		markRegulatedWords("en", rules, report),
		{ type: "heading", attrs: { level: 2 }, content: [words("Plain")] },
		{ type: "paragraph", content: [words("One line,"), { type: "hardBreak" }, words("the best price.")] },
	);
	const marked = (at: EditorState) =>
		(plugin.getState(at) as DecorationSet).find().map(({ from, to }) => at.doc.textBetween(from, to));
	expect(marked(state)).toEqual(["best"]);
	const changed = state.apply(state.tr.insertText("Guaranteed ", 1));
	expect(marked(changed)).toEqual(["Guaranteed", "best"]);
	expect(reports).toEqual([["best"], ["Guaranteed", "best"]]);
});

test("a text in Spanish is read in Spanish", () => {
	const { state, plugin } = open(
		markRegulatedWords("es", rules, () => {}),
		{
			type: "paragraph",
			content: [words("La best inversión.")],
		},
	);
	const [found, ...others] = (plugin.getState(state) as DecorationSet).find();
	expect(state.doc.textBetween(found?.from ?? 0, found?.to ?? 0)).toBe("inversión");
	expect(others).toEqual([]);
});

test("images from elsewhere don't get into the text; those that were uploaded do", () => {
	const own = mainImagePath("3f2b7c1e-9a40-4d58-8f21-0c6a5e7d9b13");
	const { state } = open(onlyOwnImages, { type: "paragraph", content: [words("Text.")] });
	const image = (src: string) => schema.nodes.image?.create({ src, alt: "" }) ?? [];
	const pasted = [image("https://evil.example/x.png"), image(own), image("file:///C:/x.png")].flat();
	const after = state.apply(state.tr.insert(state.doc.content.size, pasted));
	const sources: unknown[] = [];
	after.doc.descendants(({ type, attrs }) => {
		if (type.name === "image") sources.push(attrs.src);
	});
	expect(sources).toEqual([own]);
});
