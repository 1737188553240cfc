import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { type LeadField, leadFields, needsConsentBox } from "#domain/leads/lead-forms.ts";
import { serviceOfKind } from "#domain/leads/lead-kind.ts";
import { ConsentLine } from "./consent-line.tsx";
import { FormProblems } from "./form-problems.tsx";
import { LeadFields } from "./lead-fields.tsx";
import type { LeadFormControl } from "./use-lead-form.ts";
import { remembered, rememberedVisitor } from "./visitor-details.ts";

export interface LeadFormProps {
	form: LeadFormControl;
	/** Where the form posts to without script. */
	action: string;
	/** The id of the heading that names the form. */
	labelledBy: string;
	submitLabel: string;
	submittingLabel?: string;
	hints?: Partial<Record<LeadField, string>>;
	/** Said below the button. */
	note?: string;
	/** Stands before the fields: the form's heading and what else it says. */
	children?: ReactNode;
}

/** An ordinary form that posts to its page; with script the same form is checked and sent without leaving it. */
export function LeadForm({ form, ...props }: LeadFormProps) {
	const { purpose, copy, values } = form;
	const submitting = form.phase === "submitting";
	const submittingLabel = props.submittingLabel ?? copy.sending;
	const button = useRef<HTMLButtonElement>(null);
	const [agreed, setAgreed] = useState(true);
	useStart(form);
	useReturnedFocus(button, submitting);

	/** Nothing can be sent while the box that allows an answer is not ticked. */
	function readAgreement(): void {
		if (needsConsentBox(purpose)) setAgreed(new FormData(form.ref.current ?? undefined).has("consent"));
	}
	// What was ticked before the script ran counts too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
	useEffect(readAgreement, []);

	return (
		<form
			ref={form.ref}
			method="post"
			action={props.action}
			noValidate
			aria-labelledby={props.labelledBy}
			aria-busy={submitting}
			onSubmit={form.submit}
			onChange={() => {
				form.change();
				readAgreement();
			}}
			onFocus={form.prepare}
		>
			{props.children}
			<FormProblems form={form} />
			<input type="hidden" name="service" value={serviceOfKind[purpose]} />
			<input type="hidden" name="locale" value={form.locale} />
			<input type="hidden" name="submission_id" value={values.submission_id ?? ""} />
			<input type="hidden" name="details" value={values.details ?? JSON.stringify(form.details)} />
			{/* Its answer notes when the form was shown: without script, the only sign of a person's pace. */}
			<noscript>
				<img src="/functions/form-opened" alt="" width={1} height={1} />
			</noscript>
			<div aria-hidden="true" className="sr-only">
				<label htmlFor={`${purpose}-company_website`}>{copy.fields.company_website}</label>
				<input id={`${purpose}-company_website`} name="company_website" tabIndex={-1} autoComplete="off" />
			</div>
			<LeadFields form={form} hints={props.hints} />
			<ConsentLine form={form} />
			<Button ref={button} type="submit" disabled={submitting || !agreed} className="mt-6 w-full sm:w-auto">
				{submitting ? submittingLabel : props.submitLabel}
			</Button>
			<span role="status" className="sr-only">
				{submitting ? submittingLabel : ""}
			</span>
			{props.note && <p className="mt-4 text-sm text-ink-700">{props.note}</p>}
		</form>
	);
}

/** A form that the visitor asked for takes the focus; any other is filled in with what they said in this visit. */
function useStart({ ref, purpose, arrived }: LeadFormControl): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
	useEffect(() => {
		if (!ref.current) return;
		const fields = leadFields(purpose);
		if (arrived) focusField(ref.current, fields[0]);
		else fillIn(ref.current, fields);
	}, [arrived]);
}

/** A disabled button drops the focus; the visitor finds it where they left it. */
function useReturnedFocus(button: { current: HTMLButtonElement | null }, submitting: boolean): void {
	const wasSubmitting = useRef(false);
	useEffect(() => {
		if (wasSubmitting.current && !submitting && document.activeElement === document.body) button.current?.focus();
		wasSubmitting.current = submitting;
	}, [button, submitting]);
}

function focusField(form: HTMLFormElement, name: LeadField | undefined): void {
	const field = name && form.elements.namedItem(name);
	if (field instanceof HTMLElement) field.focus();
}

/** What the visitor has said in another form of this visit, unless something was typed before. */
function fillIn(form: HTMLFormElement, fields: readonly LeadField[]): void {
	const visitor = rememberedVisitor();
	for (const name of fields) {
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLInputElement && field.type !== "checkbox" && field.value === "") {
			field.value = remembered(visitor, name) ?? "";
		}
	}
}
