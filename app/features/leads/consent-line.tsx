import { needsConsentBox } from "#domain/leads/lead-forms.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { fieldId } from "./lead-fields.tsx";
import type { LeadFormControl } from "./use-lead-form.ts";

const box = "mt-0.5 size-6 shrink-0 accent-ink-800";

/** The consent to be contacted, as text or a required box, and the box for marketing. The record stores both texts. */
export function ConsentLine({ form }: { form: LeadFormControl }) {
	const { kind, copy, locale, values } = form;
	const error = form.errors.consent;
	const { request, marketing, privacy } = copy.consent;
	const id = fieldId(kind, "consent");
	return (
		<div className="mt-6 space-y-4 rounded-md bg-sand-50 p-4 text-sm">
			{needsConsentBox(kind) ? (
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
						<span>{request}</span>
					</label>
					{error && (
						<p id={`${id}-error`} className="mt-1 font-medium text-coral-700">
							{copy.errors[error]}
						</p>
					)}
				</div>
			) : (
				<p>{request}</p>
			)}
			<label className="flex cursor-pointer items-start gap-3 py-1">
				<input
					type="checkbox"
					name="marketing_consent"
					defaultChecked={"marketing_consent" in values}
					className={box}
				/>
				<span>{marketing}</span>
			</label>
			<p>
				<a
					href={localizedPath(locale, "/privacy")}
					className="inline-block py-1 font-medium underline underline-offset-2"
				>
					{privacy}
				</a>
			</p>
		</div>
	);
}
