import { useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import type { ReplyFailure, replyPanel } from "#server/lead-desk/emails/reply-panel.server.ts";
import { PartFold } from "./desk-part.tsx";
import { KeptForm } from "./kept-form.tsx";

/** What the composer shows. */
export type ReplyPanelData = Awaited<ReturnType<typeof replyPanel>>;

/** The email form, its initial values, and the text below the email. Typed text stays after a refusal. */
export function ReplyForm({
	panel,
	failure,
	isSent,
}: {
	panel: ReplyPanelData;
	failure: ReplyFailure | null;
	isSent: boolean;
}) {
	const { copy, once, template, locale, own, slots, below, limits, isFixed } = panel;
	const { pathname, search } = useLocation();
	const isSending = useNavigation().formData?.get("intent") === "reply";
	const errors = failure?.errors ?? {};
	const { subject, text } = failure?.draft ?? panel.draft;
	return (
		<KeptForm
			name={{ intent: "reply", template: template ?? "", locale }}
			action={`${pathname}${search}#emails`}
			isDone={isSent}
			isSending={isSending}
			className="@container grid grid-cols-[minmax(0,1fr)] gap-3"
		>
			<input type="hidden" name="once" value={once} />
			<div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${own ? "@2xl:grid-cols-2" : ""}`}>
				<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
					<legend className="mb-2 font-semibold text-ink-900">{copy.theirs}</legend>
					<Field name="subject" id="reply-subject" label={copy.subject} error={errors.subject}>
						{(control) => (
							<input
								{...control}
								lang={locale}
								defaultValue={subject}
								readOnly={isFixed}
								maxLength={limits.subject}
								autoComplete="off"
							/>
						)}
					</Field>
					<Field name="text" id="reply-text" label={copy.text} hint={copy.textHint} error={errors.text}>
						{(control) => (
							<textarea
								{...control}
								className={`${control.className} field-sizing-content min-h-32`}
								lang={locale}
								defaultValue={text}
								readOnly={isFixed}
								maxLength={limits.text}
								rows={6}
							/>
						)}
					</Field>
				</fieldset>
				{own && (
					<div className="min-w-0 rounded-md bg-sand-100 p-4">
						<p className="font-semibold text-ink-900">{copy.yours}</p>
						<p className="text-sm text-ink-700">{copy.yoursHint}</p>
						<p className="mt-2 font-semibold text-ink-900">{own.subject}</p>
						<p className="mt-2 wrap-anywhere whitespace-pre-line">{own.text}</p>
					</div>
				)}
			</div>
			<div className="flex flex-wrap gap-x-6">
				<PartFold label={copy.values}>
					<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
						{slots.map(({ label, value }) => (
							<div key={label} className="min-w-0">
								<dt className="text-sm text-ink-700">{label}</dt>
								<dd className="wrap-anywhere text-ink-900">{value}</dd>
							</div>
						))}
					</dl>
				</PartFold>
				<PartFold label={copy.footer}>
					<p className="text-sm text-ink-700">{copy.footerLead}</p>
					<div lang={locale} className="grid gap-2 border-l-4 border-sand-200 pl-4 text-sm">
						{below.map((line) => (
							<p key={line}>{line}</p>
						))}
					</div>
				</PartFold>
			</div>
			{failure && failure.words.length > 0 && <WordCheck copy={copy} failure={failure} />}
			<Button type="submit" disabled={isSending} className="justify-self-start">
				{isSending ? copy.sending : copy.send}
			</Button>
		</KeptForm>
	);
}

/** Words that rules on advertising limit: the writer has to look at them once. */
function WordCheck({ copy, failure }: Pick<ReplyPanelData, "copy"> & { failure: ReplyFailure }) {
	const error = failure.errors.confirm;
	return (
		<Callout tone="bad">
			<p className="font-semibold">{copy.words.title}</p>
			<p className="mt-1">{copy.words.lead}</p>
			<dl className="mt-2 grid gap-2">
				{failure.words.map(({ words, rule }) => (
					<div key={rule}>
						<dt className="font-semibold">{words}</dt>
						<dd className="text-sm">{rule}</dd>
					</div>
				))}
			</dl>
			<CheckBox
				name="confirm"
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? "reply-confirm-error" : undefined}
				label={copy.words.confirm}
				className="mt-2"
			/>
			{error && <FieldError id="reply-confirm-error">{error}</FieldError>}
		</Callout>
	);
}
