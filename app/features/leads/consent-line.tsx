import { needsConsentBox, offersCallsBox } from "#domain/leads/lead-forms.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { fieldId } from "./field-id.ts";
import type { LeadFormControl } from "./use-lead-form.ts";

const box = "mt-0.5 size-6 shrink-0 accent-ink-800";

/**
 * The consent to be contacted, as text or a required box, and the optional box for calls. The record stores both texts. Consent to marketing is asked for later (`marketing-consent.tsx`).
 * @param number the phone number that is typed above, because consent to calls names the number
 */
export function ConsentLine({ form, number }: { form: LeadFormControl; number: string }) {
	const { kind, copy } = form;
	const { request, calls } = copy.consent;
	return (
		<div className="mt-6 space-y-3 rounded-md bg-sand-50 p-3 pb-1 text-xs leading-snug sm:space-y-4 sm:p-4 sm:pb-2 sm:text-sm">
			{needsConsentBox(kind) ? <RequiredBox form={form} /> : <p>{request}</p>}
			{offersCallsBox(kind) && <OptionalBox form={form} name="calls_consent" text={calls} />}
			<p className="flex flex-wrap gap-x-6">
				<Rules form={form} path="/terms" text={copy.consent.terms} />
				<Rules form={form} path="/privacy" text={copy.consent.privacy} />
			</p>
			{/* Its space is reserved, because a remembered number comes when the script starts. Empty, it is the box's padding. */}
			<p className={`mt-0! ${number ? "" : "invisible noscript:hidden"}`}>
				{copy.consent.number} <span className="font-medium">{number}</span>
			</p>
		</div>
	);
}

function RequiredBox({ form: { kind, copy, values, errors } }: { form: LeadFormControl }) {
	const error = errors.consent;
	const id = fieldId(kind, "consent");
	return (
		<div>
			<label htmlFor={id} className="flex cursor-pointer items-start gap-3 py-1">
				<input
					id={id}
					type="checkbox"
					name="consent"
					required
					defaultChecked={Boolean(values.consent)}
					aria-invalid={error ? true : undefined}
					aria-describedby={error && `${id}-error`}
					className={box}
				/>
				<span>{copy.consent.request}</span>
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
		<label className="flex cursor-pointer items-start gap-3 py-1">
			<input type="checkbox" name={name} defaultChecked={name in form.values} className={box} />
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
