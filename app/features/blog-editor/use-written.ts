import { useRef, useState } from "react";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { PostDocument } from "#domain/blog/post-document.ts";
import { contentOfForm } from "#domain/blog/post-form.ts";
import { findRegulatedWords, type RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";
import type { LoadedDraft } from "./editor-data.ts";

const wordFields = ["title", "excerpt", "metaTitle", "metaDescription", "imageAlt"] as const;

/** What the form and the text say now. */
export function useWritten({ content, locale }: LoadedDraft) {
	const form = useRef<HTMLFormElement>(null);
	const document = useRef<PostDocument>(content.document);
	const [typed, setTyped] = useState(content);
	const [inText, setInText] = useState<RegulatedFinding[]>([]);

	function read(): PostContent {
		const fields = Object.fromEntries(new FormData(form.current ?? undefined));
		return contentOfForm(fields, document.current) as PostContent;
	}
	const inFields = wordFields.flatMap((field) => findRegulatedWords(locale, typed[field]));
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
