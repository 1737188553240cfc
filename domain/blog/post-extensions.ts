import { mergeAttributes, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { isSafeLink } from "./safe-link.ts";

/** A side note. */
const Note = Node.create({
	name: "note",
	group: "block",
	content: "(paragraph | bulletList | orderedList)+",
	defining: true,
	parseHTML: () => [{ tag: "div[role=note]" }, { tag: "aside" }],
	renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes(HTMLAttributes, { role: "note" }), 0],
});

/**
 * The elements that the body of a post may have. The editor, the server and the Markdown reader use the same list:
 * anything else can't get into a document.
 */
export const postExtensions = [
	StarterKit.configure({
		heading: { levels: [2, 3] },
		link: {
			openOnClick: false,
			defaultProtocol: "https",
			protocols: ["https", "http", "mailto", "tel"],
			isAllowedUri: isSafeLink,
			HTMLAttributes: { target: null, rel: null },
		},
		code: false,
		codeBlock: false,
		strike: false,
		underline: false,
	}),
	Note,
	Table.configure({ resizable: false }),
	TableRow,
	TableHeader,
	TableCell,
	Image.configure({ allowBase64: false, inline: false }),
];
