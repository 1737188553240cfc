import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { ContactField } from "#domain/leads/contact-form.ts";
import type { Locale } from "#i18n/locales.ts";
import { ConsentFields } from "./consent-fields.tsx";
import type { ContactCopy } from "./contact-copy.ts";
import { faultyFields } from "./contact-form-state.ts";
import { FormProblems } from "./form-problems.tsx";
import type { useContactForm } from "./use-contact-form.ts";

const inputs = [
	{ name: "first_name", type: "text", autoComplete: "given-name" },
	{ name: "last_name", type: "text", autoComplete: "family-name" },
	{ name: "email", type: "email", inputMode: "email", autoComplete: "email" },
	{ name: "phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
] as const;

export interface ContactFormProps {
	copy: ContactCopy;
	locale: Locale;
	action: string;
	/** What was typed before a post without script was refused. */
	values: Record<string, string>;
	privacyHref: string | undefined;
	form: ReturnType<typeof useContactForm>;
}

/** An ordinary form that posts to its page; with script the same form is checked and sent without leaving it. */
export function ContactForm({ copy, locale, action, values, privacyHref, form }: ContactFormProps) {
	const { phase, errors, failure, refusals, arrived } = form.state;
	const element = useRef<HTMLFormElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const submitting = phase === "submitting";
	const wasSubmitting = useRef(false);
	const errorText = (name: ContactField) => errors[name] && copy.errors[errors[name]];

	useEffect(() => {
		if (arrived) focusField(element.current, "first_name");
	}, [arrived]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal moves the focus, not each mended field
	useEffect(() => {
		if (refusals > 0) focusField(element.current, faultyFields(errors)[0]);
	}, [refusals]);

	useEffect(() => {
		// A disabled button drops the focus; the visitor finds it where they left it.
		if (wasSubmitting.current && !submitting && document.activeElement === document.body) button.current?.focus();
		wasSubmitting.current = submitting;
	}, [submitting]);

	return (
		<form
			ref={element}
			method="post"
			action={action}
			noValidate
			aria-labelledby="contact-form-title"
			aria-busy={submitting}
			onSubmit={form.submit}
			onChange={form.change}
			onFocus={form.prepare}
		>
			<h3 id="contact-form-title" className="text-2xl">
				{copy.form.title}
			</h3>
			<p className="mt-2 text-ink-700">{copy.form.required}</p>
			<FormProblems copy={copy} errors={errors} failure={failure} refusals={refusals} />
			<input type="hidden" name="service" value="contact_submission" />
			<input type="hidden" name="locale" value={locale} />
			<input type="hidden" name="submission_id" value={values.submission_id ?? ""} />
			{/* Its answer notes when the form was shown: without script, the only sign of a person's pace. */}
			<noscript>
				<img src="/functions/form-opened" alt="" width={1} height={1} />
			</noscript>
			<div aria-hidden="true" className="sr-only">
				<label htmlFor="company_website">{copy.form.company_website}</label>
				<input id="company_website" name="company_website" tabIndex={-1} autoComplete="off" />
			</div>
			<div className="mt-6 grid gap-5 sm:grid-cols-2">
				{inputs.map(({ name, ...input }) => (
					<Field key={name} name={name} label={copy.form[name]} error={errorText(name)}>
						{(control) => <input required defaultValue={values[name]} {...input} {...control} />}
					</Field>
				))}
				<Field
					name="message"
					label={copy.form.message}
					hint={copy.form.message_hint}
					error={errorText("message")}
					className="sm:col-span-2"
				>
					{(control) => <textarea required rows={5} defaultValue={values.message} {...control} />}
				</Field>
			</div>
			<ConsentFields copy={copy.consent} ticked={"marketing_consent" in values} privacyHref={privacyHref} />
			<Button ref={button} type="submit" disabled={submitting} className="mt-6 w-full sm:w-auto">
				{submitting ? copy.form.submitting : copy.form.submit}
			</Button>
			<span role="status" className="sr-only">
				{submitting ? copy.form.submitting : ""}
			</span>
			<p className="mt-4 text-sm text-ink-700">{copy.form.disclaimer}</p>
		</form>
	);
}

function focusField(form: HTMLFormElement | null, name: ContactField | undefined): void {
	const field = name && form?.elements.namedItem(name);
	if (field instanceof HTMLElement) field.focus();
}
