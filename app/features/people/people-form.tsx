import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { PeopleFieldError, PeopleSection } from "#domain/staff/people.ts";
import type { FieldErrors } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { usePostedErrors } from "../staff/use-posted-errors.ts";

type Errors = FieldErrors<string, PeopleFieldError>;

/** The form of a section. Without script it is posted and checked by the server alone. */
export function PeopleForm({
	section,
	person,
	errors: posted,
	check = () => ({}),
	cleared = false,
	className = "grid gap-5",
	children,
}: {
	section: PeopleSection;
	/** The person whose page it is on. */
	person?: string;
	/** The server's errors. */
	errors: Errors | undefined;
	/** Validates in the browser. */
	check?: (data: FormData) => Errors;
	/** True if its purpose is done, so that its fields are emptied. */
	cleared?: boolean;
	className?: string;
	children: (form: { errors: Errors; sending: boolean }) => ReactNode;
}) {
	const form = useForm(check, posted);
	usePostedErrors(form.refuse, posted);
	const { pathname, key } = useLocation();
	const { state, formData } = useNavigation();
	const sending = state !== "idle" && formData?.get("section") === section;
	const page = useRef(key);
	useEffect(() => {
		if (page.current === key) return;
		page.current = key;
		if (cleared) form.ref.current?.reset();
	});

	return (
		<Form
			ref={form.ref}
			method="post"
			action={`${pathname}#${section}`}
			noValidate
			preventScrollReset
			onSubmit={(event) => {
				if (sending || !form.submit()) event.preventDefault();
				else form.reset();
			}}
			onChange={form.change}
			className={className}
		>
			<input type="hidden" name="section" value={section} />
			{person && <input type="hidden" name="person" value={person} />}
			{children({ errors: form.errors, sending })}
		</Form>
	);
}
