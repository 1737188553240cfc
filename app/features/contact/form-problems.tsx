import type { LeadErrorCode } from "#domain/leads/contact-submission.ts";
import type { ContactCopy } from "./contact-copy.ts";
import { type ContactErrors, faultyFields } from "./contact-form-state.ts";
import { failureNotice } from "./contact-toasts.ts";

export interface FormProblemsProps {
	copy: ContactCopy;
	errors: ContactErrors;
	failure: LeadErrorCode | null;
	refusals: number;
}

/** What stopped the message, told at the top of the form, with a way to each field at fault. */
export function FormProblems({ copy, errors, failure, refusals }: FormProblemsProps) {
	const faulty = faultyFields(errors);
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
								<a href={`#${field}`} className="inline-block py-1 underline underline-offset-2">
									{copy.form[field]}
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
