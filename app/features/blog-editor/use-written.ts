import { useRef, useState } from "react";
import { wordsInFields } from "#domain/blog/open-words.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { PostDocument } from "#domain/blog/post-document.ts";
import { contentOfForm } from "#domain/blog/post-form.ts";
import type { RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";
import type { LoadedDraft } from "./editor-data.ts";

/** Returns the current values of the form and the text. */
export function useWritten({ content, locale }: LoadedDraft) {
	const form = useRef<HTMLFormElement>(null);
	const document = useRef<PostDocument>(content.document);
	const [typed, setTyped] = useState(content);
	const [inText, setInText] = useState<RegulatedFinding[]>([]);

	function read(): PostContent {
		const fields = Object.fromEntries(new FormData(form.current ?? undefined));
		return contentOfForm(fields, document.current) as PostContent;
	}
	const inFields = wordsInFields(locale, typed);
	return {
		form,
		typed,
		read,
		findings: [...inFields, ...inText],
		/** Reads the fields again. */
		readFields: () => setTyped(read()),
		setDocument(changed: PostDocument): void {
			document.current = changed;
		},
		setFindings: setInText,
	};
}
