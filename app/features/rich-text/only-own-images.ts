import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { parseImagePath } from "#domain/blog/post-image.ts";

/** Takes out images that were not uploaded here, such as those of pasted text: readers would fetch them from elsewhere. */
export const onlyOwnImages = Extension.create({
	name: "onlyOwnImages",
	addProseMirrorPlugins: () => [
		new Plugin({
			appendTransaction(transactions, _, { doc, tr }) {
				if (!transactions.some(({ docChanged }) => docChanged)) return null;
				const foreign: { from: number; to: number }[] = [];
				doc.descendants((node, from) => {
					if (node.type.name !== "image" || parseImagePath(node.attrs.src)) return;
					foreign.push({ from, to: from + node.nodeSize });
				});
				// From the end, so that the places before stay the same.
				for (const { from, to } of foreign.reverse()) tr.delete(from, to);
				return foreign.length > 0 ? tr : null;
			},
		}),
	],
});
