import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { type LeadField, leadFields } from "#domain/leads/lead-forms.ts";
import { type LeadKind, serviceOfKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { ConsentLine } from "./consent-line.tsx";
import { FormProblems } from "./form-problems.tsx";
import type { LeadCopy } from "./lead-copy.ts";
import { LeadFields } from "./lead-fields.tsx";
import { faultyFields, type LeadResult } from "./lead-form-state.ts";
import type { LeadFormControl } from "./use-lead-form.ts";
import { remembered, rememberedVisitor } from "./visitor-details.ts";

export interface LeadFormProps {
	form: LeadFormControl;
	purpose: LeadKind;
	copy: LeadCopy;
	locale: Locale;
	/** Where the form posts to without script. */
	action: string;
	result: LeadResult | undefined;
	details?: object;
	/** The id of the heading that names the form. */
	labelledBy: string;
	submitLabel: string;
	submittingLabel?: string;
	hints?: Partial<Record<LeadField, string>>;
	privacyHref: string | undefined;
	/** Said below the button. */
	note?: string;
	/** Stands before the fields: the form's heading and what else it says. */
	children?: ReactNode;
}

/** An ordinary form that posts to its page; with script the same form is checked and sent without leaving it. */
export function LeadForm({ form, purpose, copy, result, details = {}, ...props }: LeadFormProps) {
	const { phase, errors, failure, refusals, arrived } = form.state;
	const values = result && "values" in result ? result.values : {};
	const element = useRef<HTMLFormElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const submitting = phase === "submitting";
	const wasSubmitting = useRef(false);
	const fields = leadFields(purpose);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
	useEffect(() => {
		if (!element.current) return;
		if (arrived) focusField(element.current, fields[0]);
		else fillIn(element.current, fields);
		form.settleAgreement(element.current);
	}, [arrived]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal moves the focus, not each mended field
	useEffect(() => {
		if (refusals > 0) focusField(element.current, faultyFields(fields, errors)[0]);
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
			action={props.action}
			noValidate
			aria-labelledby={props.labelledBy}
			aria-busy={submitting}
			onSubmit={form.submit}
			onChange={form.change}
			onFocus={form.prepare}
		>
			{props.children}
			<FormProblems copy={copy} purpose={purpose} errors={errors} failure={failure} refusals={refusals} />
			<input type="hidden" name="service" value={serviceOfKind[purpose]} />
			<input type="hidden" name="locale" value={props.locale} />
			<input type="hidden" name="submission_id" value={values.submission_id ?? ""} />
			<input type="hidden" name="details" value={values.details ?? JSON.stringify(details)} />
			{/* Its answer notes when the form was shown: without script, the only sign of a person's pace. */}
			<noscript>
				<img src="/functions/form-opened" alt="" width={1} height={1} />
			</noscript>
			<div aria-hidden="true" className="sr-only">
				<label htmlFor={`${purpose}-company_website`}>{copy.fields.company_website}</label>
				<input id={`${purpose}-company_website`} name="company_website" tabIndex={-1} autoComplete="off" />
			</div>
			<LeadFields purpose={purpose} copy={copy} values={values} errors={errors} hints={props.hints} />
			<ConsentLine
				purpose={purpose}
				copy={copy}
				values={values}
				error={errors.consent}
				privacyHref={props.privacyHref}
			/>
			<Button ref={button} type="submit" disabled={submitting || !form.agreed} className="mt-6 w-full sm:w-auto">
				{submitting ? (props.submittingLabel ?? copy.sending) : props.submitLabel}
			</Button>
			<span role="status" className="sr-only">
				{submitting ? (props.submittingLabel ?? copy.sending) : ""}
			</span>
			{props.note && <p className="mt-4 text-sm text-ink-700">{props.note}</p>}
		</form>
	);
}

function focusField(form: HTMLFormElement | null, name: LeadField | undefined): void {
	const field = name && form?.elements.namedItem(name);
	if (field instanceof HTMLElement) field.focus();
}

/** What the visitor has said in another form of this visit stands here already, unless something was typed before. */
function fillIn(form: HTMLFormElement, fields: readonly LeadField[]): void {
	const visitor = rememberedVisitor();
	for (const name of fields) {
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLInputElement && field.type !== "checkbox" && field.value === "") {
			field.value = remembered(visitor, name) ?? "";
		}
	}
}
