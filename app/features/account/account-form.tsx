import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { AccountFieldError, AccountSection } from "#domain/staff/own-account.ts";
import type { FieldErrors } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { usePostedErrors } from "../staff/use-posted-errors.ts";

type Errors = FieldErrors<string, AccountFieldError>;

/** The form of a section. Without script it is posted and checked by the server alone. */
export function AccountForm({
	section,
	errors: posted,
	check = () => ({}),
	cleared,
	children,
}: {
	section: AccountSection;
	/** The server's errors. */
	errors: Errors | undefined;
	/** Validates in the browser. */
	check?: (data: FormData) => Errors;
	/** A new text empties the fields: what they were for was done. */
	cleared: string;
	children: (form: { errors: Errors; sending: boolean }) => ReactNode;
}) {
	const form = useForm(check, posted);
	usePostedErrors(form.refuse, posted);
	const { state, formData } = useNavigation();
	const sending = state !== "idle" && formData?.get("section") === section;
	const doneBefore = useRef(cleared);
	useEffect(() => {
		if (doneBefore.current === cleared) return;
		doneBefore.current = cleared;
		if (cleared) form.ref.current?.reset();
	});

	return (
		<Form
			ref={form.ref}
			method="post"
			action={`/account#${section}`}
			noValidate
			preventScrollReset
			onSubmit={(event) => {
				if (sending || !form.submit()) event.preventDefault();
				else form.reset();
			}}
			onChange={form.change}
			className="grid gap-5"
		>
			<input type="hidden" name="section" value={section} />
			{children({ errors: form.errors, sending })}
		</Form>
	);
}
