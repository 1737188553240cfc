import { leadFields } from "#domain/leads/lead-forms.ts";
import { failureNotice } from "./failure-notice.ts";
import { fieldId, fieldLabel } from "./lead-fields.tsx";
import type { LeadFormControl } from "./use-lead-form.ts";

/** What stopped the form, said at its top, with a link to each faulty field. */
export function FormProblems({ form }: { form: LeadFormControl }) {
	const { copy, purpose, errors, failure, refusals } = form;
	const faulty = leadFields(purpose).filter((field) => errors[field]);
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
