import type { KeyboardEvent } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { maxNoteLength } from "#domain/lead-desk/lead-note.ts";
import type { ReplyFailure } from "#server/lead-desk/emails/reply-panel.server.ts";
import { DeskPart } from "./desk-part.tsx";
import { KeyHint } from "./key-hint.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { LeadTimeline } from "./lead-timeline.tsx";
import { PartNotice } from "./part-notice.tsx";
import { ReplyComposer } from "./reply-composer.tsx";
import type { ReplyPanelData } from "./reply-form.tsx";
import { WorkForm } from "./work-form.tsx";

const [noteId, mailId] = ["write-note", "write-email"];
const tab =
	"relative inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-ink-900 hover:bg-sand-100 has-checked:bg-ink-800 has-checked:text-white";
const radio = "absolute inset-0 cursor-pointer appearance-none rounded-full";

/** What happened, newest first, and above it one place to write: a note or an email. CSS shows the chosen one. */
export function LeadNotes({
	reply,
	replyFailure,
	isMailing,
	...props
}: LeadPartProps & {
	reply: ReplyPanelData;
	replyFailure: ReplyFailure | null;
	/** Whether the email is chosen at first. */
	isMailing: boolean;
}) {
	const { copy, done } = props;
	const writesMail = isMailing || replyFailure !== null;
	return (
		<DeskPart id="notes" title={copy.notes.title} isNameless>
			<div className="group/write grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
				<fieldset>
					<legend className="sr-only">{copy.write}</legend>
					<div className="flex gap-1">
						<label className={tab}>
							<input id={noteId} type="radio" name="write" data-view defaultChecked={!writesMail} className={radio} />
							{copy.notes.short}
						</label>
						<label className={tab}>
							<input id={mailId} type="radio" name="write" data-view defaultChecked={writesMail} className={radio} />
							{copy.emails.title}
						</label>
					</div>
				</fieldset>
				<div data-shown-by={noteId} className="hidden group-has-[#write-note:checked]/write:block">
					<PartNotice part="notes" {...props} />
					<NoteForm {...props} />
				</div>
				<div data-shown-by={mailId} className="hidden group-has-[#write-email:checked]/write:block">
					<ReplyComposer panel={reply} failure={replyFailure} isSent={done === "reply-sent"} />
				</div>
			</div>
			<LeadTimeline {...props} />
		</DeskPart>
	);
}

function NoteForm(props: LeadPartProps) {
	const { copy, refused } = props;
	const own = refused?.intent === "note" ? refused : undefined;
	const error = own?.errors?.note;
	return (
		<WorkForm {...props} part="notes" intent="note" className="grid gap-2">
			{(sending) => (
				<>
					<Field name="note" label={copy.notes.label} error={error && copy.errors[error]} className="[&_label]:sr-only">
						{(control) => (
							<textarea
								{...control}
								rows={2}
								maxLength={maxNoteLength}
								defaultValue={own?.typed.note}
								onKeyDown={sendByKeys}
								className={`${control.className} field-sizing-content`}
							/>
						)}
					</Field>
					<Button
						type="submit"
						variant="secondary"
						disabled={sending}
						aria-keyshortcuts="Control+Enter Meta+Enter"
						className="justify-self-start"
					>
						{sending ? copy.saving : copy.notes.save}
						<KeyHint>Ctrl ↵</KeyHint>
					</Button>
				</>
			)}
		</WorkForm>
	);
}

/** Enter alone begins a new line. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}
