import { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { fromClipboard, hasWords } from "#domain/blog/pasted-html.ts";
import type { PostDocument } from "#domain/blog/post-document.ts";
import { postExtensions } from "#domain/blog/post-extensions.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { RegulatedName } from "#domain/vocabulary/regulated-names.ts";
import type { RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";
import { markRegulatedWords } from "./mark-regulated-words.ts";
import { onlyOwnImages } from "./only-own-images.ts";

export interface EditorSetup {
	element: HTMLElement;
	document: PostDocument;
	/** The language of the text, not of the screen. */
	locale: Locale;
	label: string;
	describedBy: string;
	isEditable: boolean;
	rules: Record<RegulatedName, string>;
	onChange: (document: PostDocument) => void;
	onFindings: (findings: RegulatedFinding[]) => void;
	/** An image was dropped or pasted. */
	onImage: (file: File) => void;
	/** Asks where the selected words lead. */
	onLink: () => void;
	/** Moves the focus to the format bar. */
	onToolbar: () => void;
}

/** Opens the text for writing. The style sheet is ours, since the page's policy allows no other. */
export function startEditor(setup: EditorSetup): Editor {
	const { element, document, locale, label, describedBy, isEditable, rules } = setup;
	return new Editor({
		element,
		content: document,
		editable: isEditable,
		injectCSS: false,
		extensions: [...postExtensions, markRegulatedWords(locale, rules, setup.onFindings), onlyOwnImages],
		editorProps: {
			attributes: {
				class: "rich-text post-body",
				"aria-label": label,
				"aria-multiline": "true",
				"aria-describedby": describedBy,
				lang: locale,
				spellcheck: "true",
			},
			transformPastedHTML: fromClipboard,
			handlePaste: (_, { clipboardData }) => takeImage(clipboardData, setup.onImage),
			handleDrop(view, { dataTransfer, clientX: left, clientY: top }) {
				// A part of this text is moved. Browsers give a file with an image.
				if (view.dragging) return false;
				const place = view.posAtCoords({ left, top });
				return takeImage(dataTransfer, (file) => {
					const { doc, tr } = view.state;
					if (place) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
					setup.onImage(file);
				});
			},
			handleKeyDown(_, { key, altKey, ctrlKey, metaKey }) {
				const isLink = key.toLowerCase() === "k" && (ctrlKey || metaKey);
				const isToolbar = key === "F10" && altKey;
				if (isLink) setup.onLink();
				if (isToolbar) setup.onToolbar();
				return isLink || isToolbar;
			},
		},
		onUpdate: ({ editor }) => setup.onChange(editor.getJSON() as PostDocument),
	});
}

/** Text that comes with a picture of itself, as from Word, stays text. With “Copy image”, the image comes with its element. */
function takeImage(data: DataTransfer | null, take: (file: File) => void): boolean {
	const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
	if (!file || hasWords(data?.getData("text/html") ?? "")) return false;
	take(file);
	return true;
}
