import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import { leadFields } from "#domain/leads/lead-forms.ts";
import { failureNotice } from "./failure-notice.ts";
import { fieldId } from "./field-id.ts";
import { fieldLabel } from "./lead-fields.tsx";
import type { LeadFormControl } from "./use-lead-form.ts";

/** Why the form was not sent, with a link to each invalid field. */
export function FormProblems({ form }: { form: LeadFormControl }) {
	const { copy, kind, place, errors, failure, refusals } = form;
	const invalid = leadFields(kind).filter((field) => errors[field]);
	const notice = failure && failureNotice(copy.toasts, failure);
	return (
		<div role="alert" aria-atomic="false">
			{(notice || invalid.length > 0) && (
				<div key={refusals} className="mt-4 rounded-md border-l-4 border-coral-600 bg-coral-50 p-4 text-ink-900">
					{notice && (
						<>
							<p className="font-semibold">{notice.title}</p>
							<p>
								<LinkedPhone text={notice.text} />
							</p>
						</>
					)}
					{invalid.length > 0 && <p className="font-semibold">{copy.errors.summary}</p>}
					<ul className="flex flex-wrap gap-x-5">
						{invalid.map((field) => (
							<li key={field}>
								<a href={`#${fieldId(place, field)}`} className="inline-block py-1 underline underline-offset-2">
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
