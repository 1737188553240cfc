import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import type { Messages } from "#i18n/messages.server.ts";
import { FormatIcon } from "./format-icon.tsx";
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
import { useEditorState } from "./use-editor-state.ts";

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
