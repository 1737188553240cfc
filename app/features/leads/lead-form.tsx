import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { isOptionalField, type LeadField, leadFields, needsConsentBox } from "#domain/leads/lead-forms.ts";
import { serviceOfKind } from "#domain/leads/lead-kind.ts";
import { ConsentLine, ConsentTerms } from "./consent-line.tsx";
import { FormProblems } from "./form-problems.tsx";
import type { LeadChoices } from "./lead-choice-field.tsx";
import { fieldLabel, LeadFields } from "./lead-fields.tsx";
import { shownConsent } from "./shown-consent.ts";
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
	/** Says which required fields are still empty. Without it, only an attempt to send says so. */
	missingText?: (fields: readonly string[]) => string;
	/** The fields in which one chooses instead of typing. */
	choices?: LeadChoices;
	/** Below the button. */
	note?: string;
	/** Above the fields: the form's heading and text. */
	children?: ReactNode;
}

/** A plain form that posts to its page; with script it is checked and sent without leaving the page. */
export function LeadForm({ form, ...props }: LeadFormProps) {
	const { kind, place, copy, values } = form;
	const submitting = form.phase === "submitting";
	const submittingLabel = props.submittingLabel ?? copy.sending;
	const button = useRef<HTMLButtonElement>(null);
	const [agreed, setAgreed] = useState(true);
	const [number, setNumber] = useState(values.phone ?? "");
	const [missing, setMissing] = useState<readonly LeadField[]>([]);
	const missingText =
		props.missingText && missing.length > 0 && props.missingText(missing.map((name) => fieldLabel(copy, name)));
	useStart(form);
	useReturnedFocus(button, submitting);

	/** A form with a consent box can't be sent until it is ticked. */
	function readConsent(): void {
		const data = new FormData(form.ref.current ?? undefined);
		if (needsConsentBox(kind)) setAgreed(data.has("consent"));
		setNumber(String(data.get("phone") ?? "").trim());
		const required = leadFields(kind).filter((name) => !isOptionalField(kind, name));
		setMissing(required.filter((name) => !String(data.get(name) ?? "").trim()));
	}
	// A box that was ticked before the script ran counts too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
	useEffect(readConsent, []);

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
				readConsent();
			}}
			onFocus={form.prepare}
		>
			{props.children}
			<FormProblems form={form} />
			<input type="hidden" name="service" value={serviceOfKind[kind]} />
			<input type="hidden" name="locale" value={form.locale} />
			<input type="hidden" name="submission_id" value={values.submission_id ?? ""} />
			<input type="hidden" name="consent_text" value={shownConsent(kind, copy)} />
			<input type="hidden" name="details" value={values.details ?? JSON.stringify(form.details)} />
			{/* The response records when the form was shown: without script, the only way to spot forms filled in too fast. */}
			<noscript>
				<img src="/functions/form-opened" alt="" width={1} height={1} />
			</noscript>
			<div aria-hidden="true" className="sr-only">
				<label htmlFor={`${place}-company_website`}>{copy.fields.company_website}</label>
				<input id={`${place}-company_website`} name="company_website" tabIndex={-1} autoComplete="off" />
			</div>
			<LeadFields form={form} hints={props.hints} choices={props.choices} />
			<ConsentLine form={form} />
			<Button
				ref={button}
				type="submit"
				disabled={submitting || !agreed}
				aria-describedby={missingText ? `${place}-missing` : undefined}
				className="mt-2 w-full sm:mt-3 sm:w-auto"
			>
				{submitting ? submittingLabel : props.submitLabel}
			</Button>
			{props.missingText && (
				<p id={`${place}-missing`} className="mt-3 min-h-6 text-sm text-ink-700">
					{missingText}
				</p>
			)}
			<ConsentTerms form={form} number={number} />
			<span role="status" className="sr-only">
				{submitting ? submittingLabel : ""}
			</span>
			{copy.englishDocuments && (
				<p data-slot="english-documents" className="mt-4 text-sm text-ink-700">
					{copy.englishDocuments}
				</p>
			)}
			{props.note && <p className="mt-4 text-sm text-ink-700">{props.note}</p>}
		</form>
	);
}

/** A form that the visitor opened takes the focus; any other is filled in with details from this visit. */
function useStart({ ref, kind, arrived }: LeadFormControl): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
	useEffect(() => {
		if (!ref.current) return;
		const fields = leadFields(kind);
		if (arrived) focusField(ref.current, fields[0]);
		else fillIn(ref.current, fields);
	}, [arrived]);
}

/** A disabled button loses the focus, so the focus is restored when it is enabled again. */
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

/** Fills empty fields with what the visitor typed into another form of this visit. */
function fillIn(form: HTMLFormElement, fields: readonly LeadField[]): void {
	const visitor = rememberedVisitor();
	for (const name of fields) {
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLInputElement && field.type !== "checkbox" && field.value === "") {
			field.value = remembered(visitor, name) ?? "";
		}
	}
}
