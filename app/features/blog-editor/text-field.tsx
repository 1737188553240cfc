import { type ComponentType, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { FieldError } from "#app/components/ui/field.tsx";
import type { PostDocument } from "#domain/blog/post-document.ts";
import type { RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";
import { PostBody } from "../blog/post-body.tsx";
import type RichTextEditor from "../rich-text/rich-text-editor.tsx";
import type { EditorText, LoadedDraft } from "./editor-data.ts";

type Loaded = ComponentType<Parameters<typeof RichTextEditor>[0]>;

/** The text. Its editor is a large script, so the text can be read before it has loaded. */
export function TextField({
	draft,
	isEditable,
	error,
	text,
	onChange,
	onFindings,
}: {
	draft: LoadedDraft;
	isEditable: boolean;
	error: string | undefined;
	text: EditorText;
	onChange: (document: PostDocument) => void;
	onFindings: (findings: RegulatedFinding[]) => void;
}) {
	const { fields, page } = text.editor;
	const [Editor, setEditor] = useState<Loaded | null>(null);
	const [attempt, setAttempt] = useState(0);
	const [isMissing, setMissing] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the script again
	useEffect(() => {
		let isGone = false;
		import("../rich-text/rich-text-editor.tsx").then(
			(module) => isGone || setEditor(() => module.default),
			() => isGone || setMissing(true),
		);
		return () => {
			isGone = true;
		};
	}, [attempt]);
	return (
		<div>
			<p id="text-label" className="mb-1.5 font-medium text-ink-900">
				{fields.text}
			</p>
			<p id="text-hint" className="-mt-1 mb-2 text-sm text-ink-700">
				{fields.textHint}
			</p>
			<input type="hidden" name="document" value={JSON.stringify(draft.content.document)} readOnly />
			{Editor ? (
				<Editor
					document={draft.content.document}
					locale={draft.locale}
					label={fields.text}
					describedBy={error ? "text-error" : "text-hint"}
					isEditable={isEditable}
					rules={text.rules}
					copy={text.editor}
					onChange={onChange}
					onFindings={onFindings}
				/>
			) : (
				<div className="min-h-80 rounded-md border border-ink-300 bg-white px-4 py-3">
					<PostBody html={draft.html} language={draft.locale} />
				</div>
			)}
			<noscript>
				<p className="mt-2">{page.plain}</p>
			</noscript>
			{isMissing && !Editor && (
				<div role="alert" className="mt-3 flex flex-wrap items-center gap-4">
					<p>{page.loadFailed}</p>
					<Button
						type="button"
						variant="secondary"
						onClick={() => {
							setMissing(false);
							setAttempt(attempt + 1);
						}}
					>
						{page.retry}
					</Button>
				</div>
			)}
			{error && <FieldError id="text-error">{error}</FieldError>}
		</div>
	);
}
