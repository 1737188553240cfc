import type { Editor } from "@tiptap/core";
import { useSyncExternalStore } from "react";

/**
 * Reads a value from the editor, and again after each change. Values are compared, so it must be a text or a boolean.
 */
export function useEditorState<Value extends string | boolean>(editor: Editor, read: (editor: Editor) => Value): Value {
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
