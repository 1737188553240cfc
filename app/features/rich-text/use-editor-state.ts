import type { Editor } from "@tiptap/core";
import { useSyncExternalStore } from "react";

/** What the editor is at now, read again after each of its changes. Texts are compared, so it reads a text or a boolean. */
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
