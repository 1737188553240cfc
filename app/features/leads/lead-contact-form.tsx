import { type FormEvent, useState } from "react";
import { currentPage } from "#app/browser/current-page.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import { consentText } from "#domain/consent/consent-text.ts";
import { leadContactErrors } from "#domain/leads/lead-contact.ts";
import type { LeadFieldErrors } from "#domain/leads/lead-forms.ts";
import { contactService } from "#domain/leads/lead-kind.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { useForm } from "../forms/use-form.ts";
import { sendAnswer } from "./send-answer.ts";
import type { LeadFormControl } from "./use-lead-form.ts";

const fields = [
	{ name: "name", type: "text", autoComplete: "name" },
	{ name: "phone", type: "tel", autoComplete: "tel" },
] as const;

/**
 * Asks for a name and a number when a form with an address alone was sent. Both are added to its lead.
 * @param action where it posts to without script: the page of the form
 */
export function LeadContactForm({
	form: { question, copy, locale, place },
	action,
}: {
	form: LeadFormControl;
	action: string;
}) {
	const posted = question?.contact;
	const refused = posted?.state === "invalid" ? posted : undefined;
	const [phase, setPhase] = useState<"asking" | "sending" | "recorded" | "failed">(
		posted && posted.state !== "invalid" ? posted.state : "asking",
	);
	const form = useForm<"name" | "phone", NonNullable<LeadFieldErrors["name"]>>(
		(data) => leadContactErrors(Object.fromEntries(data)),
		refused?.errors,
	);
	if (!question) return null;
	const { submissionId } = question;
	const text = consentText([copy.consent.later]);

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (!form.submit()) return;
		const data = new FormData(event.currentTarget);
		const typed = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? "")]));
		setPhase("sending");
		const body = { submission_id: submissionId, locale, text, page: currentPage().path, ...typed };
		sendAnswer("/functions/lead-contact", body).then(
			(ok) => setPhase(ok ? "recorded" : "failed"),
			() => setPhase("failed"),
		);
	}

	if (phase === "recorded") {
		return (
			<p role="status" className="mt-5 font-medium text-ink-900">
				{copy.contact.recorded}
			</p>
		);
	}
	return (
		<form
			ref={form.ref}
			method="post"
			action={action}
			noValidate
			aria-labelledby={`${place}-contact-title`}
			onSubmit={submit}
			onChange={form.change}
			className="@container mt-5 border-t border-ink-200 pt-4"
		>
			<h4 id={`${place}-contact-title`} className="font-sans text-base font-semibold text-ink-900">
				{copy.contact.title}
			</h4>
			<p className="text-sm">{copy.contact.text}</p>
			<input type="hidden" name="service" value={contactService} />
			<input type="hidden" name="submission_id" value={submissionId} />
			<input type="hidden" name="text" value={text} />
			<div className="mt-3 grid grid-cols-1 gap-3 @sm:grid-cols-2">
				{fields.map(({ name, ...input }) => {
					const error = form.errors[name];
					return (
						<Field
							key={name}
							aligned
							name={name}
							id={`${place}-contact-${name}`}
							label={`${copy.fields[name]} (${copy.fields.optional})`}
							error={error && copy.errors[error]}
						>
							{(control) => <input maxLength={100} defaultValue={refused?.values[name]} {...input} {...control} />}
						</Field>
					);
				})}
			</div>
			{phase === "failed" && (
				<p role="alert" className="mt-3 font-medium text-coral-700">
					<LinkedPhone text={copy.contact.failed} />
				</p>
			)}
			<Button type="submit" variant="secondary" disabled={phase === "sending"} className="mt-3">
				{phase === "sending" ? copy.sending : copy.contact.submit}
			</Button>
			<p className="mt-3 text-sm leading-snug">{text}</p>
			<p className="mt-2 flex flex-wrap gap-x-6 text-sm">
				{(["terms", "privacy"] as const).map((name) => (
					<a
						key={name}
						href={localizedPath(locale, `/${name}`)}
						className="inline-block py-1 font-medium underline underline-offset-2"
					>
						{copy.consent[name]}
					</a>
				))}
			</p>
		</form>
	);
}
