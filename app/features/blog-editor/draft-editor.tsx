import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { PostProblems } from "#domain/blog/check-post-content.ts";
import { versionsPath } from "#domain/blog/desk-address.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import { Card } from "../staff/card.tsx";
import { textLink } from "../staff/text-link.ts";
import { AddressBox } from "./address-box.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { CoverField } from "./cover-field.tsx";
import { DeleteBox } from "./delete-box.tsx";
import { FocusFields, HeadFields, SearchFields } from "./draft-fields.tsx";
import type { EditorText, LoadedDraft, PanelProps, PublishingData, SourceData } from "./editor-data.ts";
import { LockNotice } from "./lock-notice.tsx";
import { PreviewBox } from "./preview-box.tsx";
import { PublishBox } from "./publish-box.tsx";
import { SaveLine } from "./save-line.tsx";
import { ScheduleBox } from "./schedule-box.tsx";
import { SourcePanel } from "./source-panel.tsx";
import { TextField } from "./text-field.tsx";
import { useDraft } from "./use-draft.ts";
import { useWritten } from "./use-written.ts";
import { WordList } from "./word-list.tsx";

/** Everything that is written of an article in one language, with what is done with it. */
export function DraftEditor({
	loaded,
	reloaded,
	problems,
	lockedBy,
	source,
	states,
	publishing,
	text,
	onReplace,
}: {
	/** The draft that this editor began with. */
	loaded: LoadedDraft;
	/** The draft as it was when the page was loaded last. */
	reloaded: LoadedDraft;
	/** Problems that the last attempt to publish found. */
	problems: PostProblems;
	/** The person who is editing; null if the reader may. */
	lockedBy: string | null;
	source: SourceData | null;
	states: { code: string; name: string }[];
	publishing: PublishingData;
	text: EditorText;
	/** Begins again with another draft. */
	onReplace: (draft: LoadedDraft) => void;
}) {
	const { locale } = loaded;
	const written = useWritten(loaded);
	const { draft, status, change, keepOwn, setAside, flush } = useDraft(
		loaded,
		written.read,
		lockedBy === null ? reloaded : null,
	);
	const [corrected, setCorrected] = useState<PostProblems | null>(null);
	const writer = draft.lockedBy ?? lockedBy;
	const isEditable = lockedBy === null;
	const fields = {
		content: loaded.content,
		locale,
		problems: stillMissing(problems, written.typed, corrected === problems),
		text,
	};
	const panel = { data: publishing, text, revision: draft.revision, flush };
	const changed = () => {
		written.readFields();
		change();
	};
	useNewest(reloaded, draft.revision, status === "clean", onReplace);
	return (
		<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
			<div className="grid grid-cols-1 gap-6">
				{writer && <LockNotice by={writer} isLost={lockedBy === null} copy={text.editor.lock} />}
				{draft.newest && (
					<ConflictPanel
						texts={{ base: draft.base, mine: written.read(), theirs: draft.newest.content }}
						newest={draft.newest}
						locale={locale}
						states={states}
						text={text}
						onKeepOwn={keepOwn}
						onReplace={async (content) => {
							const { newest } = draft;
							if (!newest || !(await setAside())) return;
							const { revision, content: saved } = newest;
							onReplace({ ...loaded, revision, content, saved: content === saved ? undefined : saved });
						}}
					/>
				)}
				<div className={`grid grid-cols-1 items-start gap-6 ${source ? "xl:grid-cols-2" : ""}`}>
					{source && <SourcePanel source={source} {...panel} />}
					<form
						ref={written.form}
						id="draft"
						method="post"
						encType="multipart/form-data"
						noValidate
						onInput={changed}
						onSubmit={(event) => {
							event.preventDefault();
							void flush();
						}}
						className="min-w-0 rounded-lg border border-sand-200 bg-white p-5 sm:p-8"
					>
						<input type="hidden" name="section" value="draft" />
						<input type="hidden" name="revision" value={draft.revision} readOnly />
						<fieldset disabled={!isEditable} className="grid min-w-0 grid-cols-1 gap-8">
							<legend className="sr-only">{text.editor.fields.text}</legend>
							<div className="grid grid-cols-1 gap-5">
								<HeadFields {...fields} />
								<TextField
									draft={loaded}
									isEditable={isEditable}
									error={fields.problems.document && text.desk.errors[fields.problems.document]}
									text={text}
									onChange={(document) => {
										written.setDocument(document);
										setCorrected(problems);
										change();
									}}
									onFindings={written.setFindings}
								/>
							</div>
							<CoverField {...fields} onChange={changed} />
							<FocusFields {...fields} states={states} />
							<SearchFields
								content={loaded.content}
								locale={locale}
								copy={text.editor.fields}
								typed={written.typed}
								address={publishing.address}
							/>
							<Button type="submit" variant="secondary" className="justify-self-start">
								{text.editor.fields.save}
							</Button>
						</fieldset>
						<div className="sticky bottom-(--line) -mx-5 -mb-5 rounded-b-lg border-t border-sand-200 bg-white px-5 sm:-mx-8 sm:-mb-8 sm:px-8">
							<SaveLine status={status} problem={draft.problem} copy={text.editor.save} />
						</div>
					</form>
				</div>
			</div>
			<aside aria-label={text.editor.page.side} className="grid grid-cols-1 gap-4">
				<PublishBox {...panel} />
				<ScheduleBox {...panel} />
				<PreviewBox {...panel} />
				<WordList findings={written.findings} text={text} />
				<VersionsBox data={publishing} text={text} />
				<AddressBox {...panel} />
				<DeleteBox isTranslation={source !== null} {...panel} />
			</aside>
		</div>
	);
}

/** Without the fields that were filled in since. */
function stillMissing(problems: PostProblems, typed: PostContent, isTextChanged: boolean): PostProblems {
	const open = Object.entries(problems).filter(([field]) =>
		field === "document" ? !isTextChanged : !typed[field as keyof PostContent],
	);
	return Object.fromEntries(open);
}

/** Begins again if the page was loaded with a draft that nobody here wrote, such as a restored version. */
function useNewest(
	reloaded: LoadedDraft,
	known: number,
	isClean: boolean,
	onReplace: (draft: LoadedDraft) => void,
): void {
	const compare = useEffectEvent(() => {
		if (reloaded.revision > known && isClean) onReplace(reloaded);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another draft from the server is the reason to compare
	useEffect(() => compare(), [reloaded.revision]);
}

/** The way to earlier texts. */
function VersionsBox({ data, text }: Pick<PanelProps, "data" | "text">) {
	const copy = text.editor.versions;
	return (
		<Card id="versions" title={copy.title}>
			<Link to={versionsPath(data.articleId, data.locale)} className={textLink}>
				{copy.open}
			</Link>
		</Card>
	);
}
