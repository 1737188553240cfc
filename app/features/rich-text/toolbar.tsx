import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type RefObject, useEffect, useSyncExternalStore } from "react";
import { LineDrawing } from "#app/components/ui/icon.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import {
	applyFormat,
	canApply,
	type FormatName,
	formats,
	isFormatActive,
	type TableAction,
	tableActions,
} from "./formats.ts";
import { ToolbarButton } from "./toolbar-button.tsx";

export type ToolbarCopy = Messages["blogEditor"]["toolbar"];

const textFormats = ["heading", "subheading", "bold", "italic", "bulletList", "orderedList", "quote", "note"] as const;

/** The format bar: one stop for the Tab key, with the arrow keys between its buttons. Escape leads back to the text. */
export function Toolbar({
	editor,
	bar,
	copy,
	onLink,
	onImage,
	onHelp,
}: {
	editor: Editor;
	bar: RefObject<HTMLDivElement | null>;
	copy: ToolbarCopy;
	onLink: () => void;
	onImage: () => void;
	onHelp: () => void;
}) {
	const inTable = useEditorState(editor, (now) => now.isActive("table"));
	useOneStop(bar);
	return (
		<div
			ref={bar}
			role="toolbar"
			aria-label={copy.label}
			onKeyDown={(event) => moveFocus(event, editor)}
			className="flex gap-0.5 overflow-x-auto overscroll-x-contain rounded-t-md border border-ink-500 border-b-sand-300 bg-white p-1 lg:flex-wrap lg:overflow-visible"
		>
			{textFormats.map((name) => (
				<FormatButton key={name} editor={editor} name={name} label={copy[name]} />
			))}
			<LinkButton editor={editor} label={copy.link} onPress={onLink} />
			<ToolbarButton label={copy.image} onPress={onImage}>
				<FormatIcon name="image" />
			</ToolbarButton>
			{inTable ? (
				<TableButtons editor={editor} copy={copy} />
			) : (
				<FormatButton editor={editor} name="table" label={copy.table} />
			)}
			<FormatButton editor={editor} name="undo" label={copy.undo} />
			<FormatButton editor={editor} name="redo" label={copy.redo} />
			<ToolbarButton label={copy.help} onPress={onHelp}>
				<FormatIcon name="help" />
			</ToolbarButton>
		</div>
	);
}

function FormatButton({ editor, name, label }: { editor: Editor; name: FormatName; label: string }) {
	const active = useEditorState(editor, (now) => isFormatActive(now, name));
	const possible = useEditorState(editor, (now) => canApply(now, name));
	const isSwitch = "isActive" in formats[name] && name !== "table";
	return (
		<ToolbarButton
			label={label}
			{...(isSwitch && { pressed: active })}
			disabled={!possible}
			onPress={() => applyFormat(editor, name)}
		>
			<FormatIcon name={name} />
		</ToolbarButton>
	);
}

function LinkButton({ editor, label, onPress }: { editor: Editor; label: string; onPress: () => void }) {
	const active = useEditorState(editor, (now) => now.isActive("link"));
	const possible = useEditorState(editor, (now) => now.isActive("link") || !now.state.selection.empty);
	return (
		<ToolbarButton label={label} pressed={active} disabled={!possible} onPress={onPress}>
			<FormatIcon name="link" />
		</ToolbarButton>
	);
}

function TableButtons({ editor, copy }: { editor: Editor; copy: ToolbarCopy }) {
	return (Object.keys(tableActions) as TableAction[]).map((name) => (
		<ToolbarButton key={name} label={copy[name]} onPress={() => tableActions[name](editor.chain().focus()).run()}>
			<span className="text-sm whitespace-nowrap">{copy[name]}</span>
		</ToolbarButton>
	));
}

const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll<HTMLElement>("button") ?? [])];

/** The Tab key reaches the button that had the focus last, or the first. */
function useOneStop(bar: RefObject<HTMLDivElement | null>): void {
	useEffect(() => {
		const buttons = buttonsOf(bar.current);
		if (!buttons.some(({ tabIndex }) => tabIndex === 0) && buttons[0]) buttons[0].tabIndex = 0;
	});
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
	if (event.key === "Escape") return void editor.commands.focus();
	const buttons = buttonsOf(event.currentTarget);
	const here = buttons.indexOf(document.activeElement as HTMLElement);
	const places: Record<string, number> = {
		ArrowLeft: (here - 1 + buttons.length) % buttons.length,
		ArrowRight: (here + 1) % buttons.length,
		Home: 0,
		End: buttons.length - 1,
	};
	const next = buttons[places[event.key] ?? -1];
	if (!next) return;
	event.preventDefault();
	for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
	next.focus();
}

/** What the editor is at now, read again after each of its changes. Texts are compared, so it reads a text or a boolean. */
function useEditorState<Value extends string | boolean>(editor: Editor, read: (editor: Editor) => Value): Value {
	return useSyncExternalStore(
		(changed) => {
			editor.on("transaction", changed);
			return () => {
				editor.off("transaction", changed);
			};
		},
		() => read(editor),
	);
}

/** Drawn on a grid of 24 by 24. Words stand for what has no common picture. */
const shapes = {
	bold: "M7 5h6a3.500 3.500 0 0 1 0 7H7V5Zm0 7h7a3.500 3.500 0 0 1 0 7H7v-7Z",
	italic: "M10 5h7M7 19h7m1-14-5 14",
	bulletList: "M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01",
	orderedList: "M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 15c0-1.500 3-1.500 3 0 0 1.200-3 2.500-3 4h3",
	quote: "M5 6v12M10 8h10M10 12h10M10 16h6",
	note: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v6m0-9.500v.01",
	link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
	image: "M4 5h16v14H4V5Zm0 11 5-5 4 4 2-2 5 5M15.500 9h.01",
	table: "M4 5h16v14H4V5Zm0 5h16M4 14.500h16M9.500 5v14M14.500 5v14",
	undo: "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
	redo: "m15 5 5 5-5 5m5-5H10a5 5 0 0 0 0 10h3",
	help: "M3 7h18v11H3V7Zm4 4h.01M11 11h.01M15 11h.01M8 14.500h8",
} as const;

const letters = { heading: "H2", subheading: "H3" } as const;

type FormatIconName = keyof typeof shapes | keyof typeof letters;

function FormatIcon({ name }: { name: FormatIconName }) {
	if (name in letters) {
		return (
			<span aria-hidden="true" className="font-serif text-base font-semibold">
				{letters[name as keyof typeof letters]}
			</span>
		);
	}
	return <LineDrawing path={shapes[name as keyof typeof shapes]} />;
}
