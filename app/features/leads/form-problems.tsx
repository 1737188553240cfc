import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import { type LeadFieldErrors, leadFields } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { failureNotice } from "./failure-notice.ts";
import type { LeadCopy } from "./lead-copy.ts";
import { fieldId, fieldLabel } from "./lead-fields.tsx";
import { faultyFields } from "./lead-form-state.ts";

export interface FormProblemsProps {
	copy: LeadCopy;
	purpose: LeadKind;
	errors: LeadFieldErrors;
	failure: LeadErrorCode | null;
	refusals: number;
}

/** What stopped the form, told at its top, with a way to each field at fault. */
export function FormProblems({ copy, purpose, errors, failure, refusals }: FormProblemsProps) {
	const faulty = faultyFields(leadFields(purpose), errors);
	const notice = failure && failureNotice(copy.toasts, failure);
	return (
		<div role="alert" aria-atomic="false">
			{(notice || faulty.length > 0) && (
				<div key={refusals} className="mt-4 rounded-md border-l-4 border-coral-600 bg-coral-50 p-4 text-ink-900">
					{notice && (
						<>
							<p className="font-semibold">{notice.title}</p>
							<p>{notice.text}</p>
						</>
					)}
					{faulty.length > 0 && <p className="font-semibold">{copy.errors.summary}</p>}
					<ul className="flex flex-wrap gap-x-5">
						{faulty.map((field) => (
							<li key={field}>
								<a href={`#${fieldId(purpose, field)}`} className="inline-block py-1 underline underline-offset-2">
									{fieldLabel(copy, field)}
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
