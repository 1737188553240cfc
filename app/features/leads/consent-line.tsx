import { agency } from "#content/agency.ts";
import { agreementAndTerms } from "#domain/consent/consent-text.ts";
import { leadFields, needsConsentBox, offersCallsBox } from "#domain/leads/lead-forms.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { fieldId } from "./field-id.ts";
import type { LeadFormControl } from "./use-lead-form.ts";

const box = "mt-0.5 size-6 shrink-0 accent-ink-800";

/**
 * What the visitor agrees to, above the button: the consent to be contacted, as text or a required box, and the optional box for
 * calls. Their terms are below the button (`ConsentTerms`), so that it stays near the last field. On a phone it has no frame, but
 * the size of other small text, because people must be able to read it. The record stores the whole texts. Consent to
 * marketing is asked for later (`marketing-consent.tsx`).
 */
export function ConsentLine({ form }: { form: LeadFormControl }) {
	const { kind, copy } = form;
	const { request, calls } = copy.consent;
	return (
		<div className="mt-2 space-y-1 text-sm leading-snug sm:mt-3 sm:rounded-md sm:bg-sand-50 sm:px-4 sm:py-3">
			{needsConsentBox(kind) ? <RequiredBox form={form} /> : <p>{inTwo(request).agreement}</p>}
			{offersCallsBox(kind) && <OptionalBox form={form} name="calls_consent" text={inTwo(calls).agreement} />}
		</div>
	);
}

/**
 * The rest of what the visitor agrees to, below the button.
 * @param number the phone number that is typed above, because consent to calls names the number
 */
export function ConsentTerms({ form, number }: { form: LeadFormControl; number: string }) {
	const { kind, place, copy } = form;
	const { request, calls } = copy.consent;
	return (
		<div className="mt-4 space-y-2 text-sm leading-snug">
			<p id={`${place}-consent-terms`}>{inTwo(request).terms}</p>
			{offersCallsBox(kind) && <p id={`${place}-calls-terms`}>{inTwo(calls).terms}</p>}
			<p className="flex flex-wrap gap-x-6">
				<Rules form={form} path="/terms" text={copy.consent.terms} />
				<Rules form={form} path="/privacy" text={copy.consent.privacy} />
			</p>
			{/* Its space is reserved, because a remembered number comes when the script starts. */}
			{leadFields(kind).includes("phone") && (
				<p className={`mt-0! ${number ? "" : "invisible noscript:hidden"}`}>
					{copy.consent.number} <span className="font-medium">{number}</span>
				</p>
			)}
		</div>
	);
}

function inTwo(text: string) {
	return agreementAndTerms(text, agency.name);
}

function RequiredBox({ form: { place, copy, values, errors } }: { form: LeadFormControl }) {
	const error = errors.consent;
	const id = fieldId(place, "consent");
	return (
		<div>
			<label htmlFor={id} className="flex cursor-pointer items-start gap-2.5 py-0.5">
				<input
					id={id}
					type="checkbox"
					name="consent"
					required
					defaultChecked={Boolean(values.consent)}
					aria-invalid={error ? true : undefined}
					aria-describedby={`${error ? `${id}-error ` : ""}${place}-consent-terms`}
					className={box}
				/>
				<span>{inTwo(copy.consent.request).agreement}</span>
			</label>
			{error && (
				<p id={`${id}-error`} className="mt-1 font-medium text-coral-700">
					{copy.errors[error]}
				</p>
			)}
		</div>
	);
}

function OptionalBox({ form, name, text }: { form: LeadFormControl; name: string; text: string }) {
	return (
		<label className="flex cursor-pointer items-start gap-2.5 py-0.5">
			<input
				type="checkbox"
				name={name}
				defaultChecked={name in form.values}
				aria-describedby={`${form.place}-calls-terms`}
				className={box}
			/>
			<span>{text}</span>
		</label>
	);
}

function Rules({ form, path, text }: { form: LeadFormControl; path: "/terms" | "/privacy"; text: string }) {
	return (
		<a href={localizedPath(form.locale, path)} className="inline-block py-1 font-medium underline underline-offset-2">
			{text}
		</a>
	);
}
