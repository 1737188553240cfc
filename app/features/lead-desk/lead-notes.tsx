import { Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { maxNoteLength } from "#domain/lead-desk/lead-note.ts";
import type { TimelineKind } from "#domain/lead-desk/timeline-event.ts";
import { Card } from "../staff/card.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { WithdrawCall } from "./withdraw-call.tsx";
import { WorkForm } from "./work-form.tsx";

/** The timeline, newest first, and a field for notes. */
export function LeadNotes(props: LeadPartProps) {
	const { lead, copy, address, refused } = props;
	const own = refused?.intent === "note" ? refused : undefined;
	const error = own?.errors?.note;
	const { lines, olderThan, isNewest } = lead.timeline;
	const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";
	const page = (before: string | null) => {
		const mark = address.includes("?") ? "&" : "?";
		return `${address}${before ? `${mark}before=${encodeURIComponent(before)}` : ""}#notes`;
	};
	return (
		<Card id="notes" title={copy.notes.title}>
			<PartNotice part="notes" {...props} />
			<WorkForm {...props} part="notes" intent="note" className="grid gap-3">
				{(sending) => (
					<>
						<Field name="note" label={copy.notes.label} error={error && copy.errors[error]}>
							{(control) => <textarea {...control} rows={3} maxLength={maxNoteLength} defaultValue={own?.typed.note} />}
						</Field>
						<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
							{sending ? copy.saving : copy.notes.save}
						</Button>
					</>
				)}
			</WorkForm>
			<ol aria-label={copy.timeline.label} className="grid gap-5 border-l-2 border-sand-300 pl-5">
				{lines.map(({ id, kind, at, time, title, text, lang, details, withdrawable }) => (
					<li key={id} data-kind={kind} className="relative">
						<span
							aria-hidden="true"
							className={`absolute top-1.5 -left-[1.7rem] size-3 rounded-full border-2 border-white ${dots[kind] ?? "bg-ink-400"}`}
						/>
						<p className="font-medium text-ink-900 wrap-anywhere">{title}</p>
						<p className="text-sm text-ink-700">
							<time dateTime={at}>{time}</time>
						</p>
						{text && (
							<p
								lang={lang ?? undefined}
								className={`mt-1.5 whitespace-pre-line text-ink-900 wrap-anywhere ${kind === "note" ? "rounded-md bg-sun-100 px-3 py-2" : ""}`}
							>
								{text}
							</p>
						)}
						{details.map((detail) => (
							<p key={detail} className="mt-1 text-sm wrap-anywhere">
								{detail}
							</p>
						))}
						{withdrawable && (
							<div className="mt-2">
								<WithdrawCall {...props} call={withdrawable} title={title} />
							</div>
						)}
					</li>
				))}
			</ol>
			{(olderThan || !isNewest) && (
				<nav aria-label={copy.timeline.label} className="flex flex-wrap justify-between gap-4">
					{isNewest ? (
						<span />
					) : (
						<Link to={page(null)} preventScrollReset className={link}>
							{copy.timeline.newest}
						</Link>
					)}
					{olderThan && (
						<Link to={page(olderThan)} preventScrollReset className={link}>
							{copy.timeline.older}
						</Link>
					)}
				</nav>
			)}
		</Card>
	);
}

const dots: Partial<Record<TimelineKind, string>> = {
	received: "bg-ink-900",
	note: "bg-sun-400",
	call: "bg-green-600",
	reply: "bg-ink-600",
	booking: "bg-coral-500",
	revocation: "bg-coral-700",
};
