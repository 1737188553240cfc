import type { Editor } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Messages } from "#i18n/messages.server.ts";
import { ImageDialog, type ImageInText } from "./image-dialog.tsx";
import { KeyboardHelp } from "./keyboard-help.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { type EditorSetup, startEditor } from "./start-editor.ts";
import { Toolbar } from "./toolbar.tsx";
import "./rich-text.css";

type Opened = { dialog: "link" | "help" } | { dialog: "image"; file: File | null } | null;

/** The text with its format bar. Its script is large, so only the page that needs it imports it, and later. */
export default function RichTextEditor({
	copy,
	...given
}: Omit<EditorSetup, "element" | "onImage" | "onToolbar" | "onLink"> & {
	copy: Pick<Messages["blogEditor"], "toolbar" | "link" | "image" | "help">;
}) {
	const place = useRef<HTMLDivElement>(null);
	const bar = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<Editor | null>(null);
	const [opened, setOpened] = useState<Opened>(null);
	const start = useEffectEvent((element: HTMLElement) =>
		startEditor({
			...given,
			element,
			onChange: (document) => changed(document),
			onFindings: (findings) => found(findings),
			onImage: (file) => setOpened({ dialog: "image", file }),
			onLink: () => setOpened({ dialog: "link" }),
			onToolbar: () => bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
		}),
	);
	// The parent's newest handlers, not those of the first rendering.
	const changed = useEffectEvent(given.onChange);
	const found = useEffectEvent(given.onFindings);
	useEffect(() => {
		if (!place.current) return;
		const started = start(place.current);
		setEditor(started);
		return () => started.destroy();
	}, []);
	useEffect(() => {
		editor?.setEditable(given.isEditable, false);
	}, [editor, given.isEditable]);

	const close = () => {
		// While the dialog is there, nothing outside of it takes the focus.
		flushSync(() => setOpened(null));
		editor?.commands.focus();
	};
	return (
		<div>
			{editor && given.isEditable && (
				<div className="pinned-top z-10 [--strip:0rem]">
					<Toolbar
						editor={editor}
						bar={bar}
						copy={copy.toolbar}
						onLink={() => setOpened({ dialog: "link" })}
						onImage={() => setOpened({ dialog: "image", file: null })}
						onHelp={() => setOpened({ dialog: "help" })}
					/>
				</div>
			)}
			<div ref={place} />
			{editor && opened?.dialog === "link" && <LinkDialog editor={editor} copy={copy.link} onClose={close} />}
			{editor && opened?.dialog === "image" && (
				<ImageDialog
					given={selectedImage(editor)}
					dropped={opened.file}
					copy={copy.image}
					onDone={(image) => {
						insertImage(editor, image);
						close();
					}}
					onRemove={() => {
						editor.chain().deleteSelection().run();
						close();
					}}
					onClose={close}
				/>
			)}
			{opened?.dialog === "help" && <KeyboardHelp copy={copy.help} onClose={close} />}
		</div>
	);
}

/** Typing continues below the image. It is selected at first, and typed text would replace it. */
function insertImage(editor: Editor, image: ImageInText): void {
	editor.commands.setImage(image);
	editor.commands.command(({ tr }) => {
		const below = Selection.findFrom(tr.doc.resolve(tr.selection.to), 1, true);
		if (below) tr.setSelection(below);
		return true;
	});
}

function selectedImage(editor: Editor): ImageInText | null {
	if (!editor.isActive("image")) return null;
	const { src, alt, width, height } = editor.getAttributes("image");
	return { src: String(src), alt: String(alt ?? ""), width: Number(width), height: Number(height) };
}
