import type { ChainedCommands, Editor } from "@tiptap/core";

interface Format {
	/** Changes the text at the cursor. */
	apply: (chain: ChainedCommands) => ChainedCommands;
	/** True if the cursor is in it. */
	isActive?: (editor: Editor) => boolean;
}

/** Everything that the format bar does by itself, in its order. */
export const formats = {
	heading: {
		apply: (chain) => chain.toggleHeading({ level: 2 }),
		isActive: (editor) => editor.isActive("heading", { level: 2 }),
	},
	subheading: {
		apply: (chain) => chain.toggleHeading({ level: 3 }),
		isActive: (editor) => editor.isActive("heading", { level: 3 }),
	},
	bold: { apply: (chain) => chain.toggleBold(), isActive: (editor) => editor.isActive("bold") },
	italic: { apply: (chain) => chain.toggleItalic(), isActive: (editor) => editor.isActive("italic") },
	bulletList: { apply: (chain) => chain.toggleBulletList(), isActive: (editor) => editor.isActive("bulletList") },
	orderedList: { apply: (chain) => chain.toggleOrderedList(), isActive: (editor) => editor.isActive("orderedList") },
	quote: { apply: (chain) => chain.toggleBlockquote(), isActive: (editor) => editor.isActive("blockquote") },
	note: { apply: (chain) => chain.toggleWrap("note"), isActive: (editor) => editor.isActive("note") },
	table: {
		apply: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
		isActive: (editor) => editor.isActive("table"),
	},
	undo: { apply: (chain) => chain.undo() },
	redo: { apply: (chain) => chain.redo() },
} satisfies Record<string, Format>;
export type FormatName = keyof typeof formats;

/** The actions available in a table. */
export const tableActions = {
	addRow: (chain) => chain.addRowAfter(),
	addColumn: (chain) => chain.addColumnAfter(),
	deleteRow: (chain) => chain.deleteRow(),
	deleteColumn: (chain) => chain.deleteColumn(),
	headerRow: (chain) => chain.toggleHeaderRow(),
	deleteTable: (chain) => chain.deleteTable(),
} satisfies Record<string, Format["apply"]>;
export type TableAction = keyof typeof tableActions;

export function applyFormat(editor: Editor, name: FormatName): void {
	formats[name].apply(editor.chain().focus()).run();
}

export function isFormatActive(editor: Editor, name: FormatName): boolean {
	const format: Format = formats[name];
	return format.isActive?.(editor) ?? false;
}

export function canApply(editor: Editor, name: FormatName): boolean {
	return formats[name].apply(editor.can().chain()).run();
}
