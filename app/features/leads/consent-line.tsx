import type { FieldErrorCode } from "#domain/leads/lead-fields.ts";
import { needsConsentBox } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadCopy } from "./lead-copy.ts";
import { fieldId } from "./lead-fields.tsx";

export interface ConsentLineProps {
	purpose: LeadKind;
	copy: LeadCopy;
	/** What was ticked before a post without script was refused. */
	values: Record<string, string>;
	error?: FieldErrorCode | undefined;
	privacyHref: string | undefined;
}

const box = "mt-0.5 size-6 shrink-0 accent-ink-800";

/**
 * What sending means, as a sentence or as a box that must be ticked, and the one thing beside it that may be agreed to;
 * both texts go into the consent record.
 */
export function ConsentLine({ purpose, copy, values, error, privacyHref }: ConsentLineProps) {
	const { request, marketing, privacy } = copy.consent;
	const id = fieldId(purpose, "consent");
	return (
		<div className="mt-6 space-y-4 rounded-md bg-sand-50 p-4 text-sm">
			{needsConsentBox(purpose) ? (
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
			{privacyHref && (
				<p>
					<a href={privacyHref} className="inline-block py-1 font-medium underline underline-offset-2">
						{privacy}
					</a>
				</p>
			)}
		</div>
	);
}
