import { Form, useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { ReplyFailure } from "#server/lead-desk/emails/reply-panel.server.ts";
import { NoticeBox } from "../staff/notice-box.tsx";
import type { ReplyPanelData } from "./reply-form.tsx";
import { ReplyForm } from "./reply-form.tsx";

/** Writes an email to a lead: a template in the lead's language next to the same in the writer's. */
export function ReplyComposer({
	panel,
	failure,
	isSent,
}: {
	panel: ReplyPanelData;
	/** Why the last post was refused; null if it was not. */
	failure: ReplyFailure | null;
	isSent: boolean;
}) {
	const { copy, refusal, notes, template, locale, isFixed } = panel;
	return (
		<section id="emails" tabIndex={-1} aria-labelledby="emails-title" className="scroll-mt-6">
			<h3 id="emails-title" className="sr-only">
				{copy.title}
			</h3>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{copy.lead && <p className="text-sm wrap-anywhere">{copy.lead}</p>}
				{isSent && !failure && (
					<Callout tone="good" role="status">
						{copy.done}
					</Callout>
				)}
				{failure?.notice && <NoticeBox notice={failure.notice} />}
				{refusal && !failure ? (
					<p className="rounded-md bg-sand-100 px-4 py-2 text-ink-900">{refusal}</p>
				) : (
					<>
						{notes.map((note) => (
							<p key={note} className="rounded-md bg-sun-100 px-4 py-2 text-sm text-ink-900">
								{note}
							</p>
						))}
						<TemplateChooser panel={panel} error={failure?.errors.template} />
						{(template || !isFixed) && (
							<ReplyForm key={`${template} ${locale}`} panel={panel} failure={failure} isSent={isSent} />
						)}
					</>
				)}
			</div>
		</section>
	);
}

/** The template is part of the address, so it works without script. */
function TemplateChooser({ panel, error }: { panel: ReplyPanelData; error: string | undefined }) {
	const { copy, kept, template, templates, locale, languages } = panel;
	const { pathname } = useLocation();
	return (
		<Form method="get" action={`${pathname}#emails`} preventScrollReset className="flex flex-wrap items-end gap-3">
			{kept.map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			<Field name="template" id="reply-template" label={copy.template} className="min-w-44 grow">
				{(control) => (
					<Select
						{...control}
						key={template}
						chosen={template ?? ""}
						none={copy.noTemplate}
						options={templates.map(({ id, name }) => ({ value: id, label: name }))}
					/>
				)}
			</Field>
			<Field name="reply" id="reply-language" label={copy.language} className="min-w-40 grow sm:grow-0">
				{(control) => (
					<Select
						{...control}
						key={locale}
						chosen={locale}
						options={languages.map(({ id, name }) => ({ value: id, label: name, lang: id }))}
					/>
				)}
			</Field>
			<Button type="submit" variant="secondary">
				{copy.show}
			</Button>
			{error && (
				<div className="basis-full">
					<FieldError id="reply-template-error">{error}</FieldError>
				</div>
			)}
		</Form>
	);
}
