import type { PeopleFieldError, PeopleSection } from "#domain/staff/people.ts";
import { PasswordField } from "../staff/password-field.tsx";
import type { PeopleProps } from "./people-copy.ts";

/** The admin's own proof, requested again unless they signed in just now. The second factor has its own page. */
export function ProofField({
	section,
	copy: { proof, errors },
	owedProof,
	provePath,
	error,
}: Pick<PeopleProps, "copy" | "owedProof" | "provePath"> & {
	/** Sets its id apart on the page. */
	section: PeopleSection | "versions";
	error: PeopleFieldError | undefined;
}) {
	if (!owedProof) return null;
	if (owedProof === "factor") {
		return (
			<p className="max-w-prose">
				{proof.hint}{" "}
				<a href={provePath} className="font-semibold underline underline-offset-4">
					{proof.withFactor}
				</a>
			</p>
		);
	}
	return (
		<PasswordField
			name="current"
			id={`${section}-proof`}
			label={proof.label}
			hint={proof.hint}
			autoComplete="current-password"
			error={error && errors[error]}
			show={proof.show}
			hide={proof.hide}
		/>
	);
}
