import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, type FormProps, useActionData, useLocation, useNavigation } from "react-router";
import type { FieldErrors } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { usePostedErrors } from "./use-posted-errors.ts";

/**
 * A form of a staff page, with its errors at the fields and its pending state. Without script it is posted and checked
 * by the server alone.
 */
export function StaffForm<Code>({
	section,
	fields = {},
	errors: posted,
	check,
	noValidate = true,
	isDone = false,
	action,
	preventScrollReset = section !== undefined,
	encType,
	className = "grid gap-5",
	children,
}: Pick<FormProps, "action" | "preventScrollReset" | "encType" | "noValidate"> & {
	/** The part of the page that it is in, if the page has several forms. It is submitted, and leads back to that part. */
	section?: string;
	/** Submitted with what is typed. */
	fields?: Readonly<Record<string, string>>;
	/** The server's errors. */
	errors: FieldErrors<string, Code> | undefined;
	/** Validates in the browser. Without it, an error of the server stays until its field is changed. */
	check?: (data: FormData) => FieldErrors<string, Code>;
	/** True if its purpose is done, so that its fields are emptied. */
	isDone?: boolean;
	className?: string;
	children: (form: { errors: FieldErrors<string, Code>; sending: boolean }) => ReactNode;
}) {
	const form = useForm(check ?? (() => ({})), posted);
	usePostedErrors(form.refuse, posted);
	const { pathname, key } = useLocation();
	const { formMethod, formData } = useNavigation();
	// The answer is shown before the rest of the page is loaded again. A click on what it offers must not be lost.
	const answer = useActionData();
	const [answerBefore, setAnswerBefore] = useState<unknown>(answer);
	const isAnswered = answer !== answerBefore;
	const sending = formMethod === "POST" && !isAnswered && (!section || formData?.get("section") === section);
	const page = useRef(key);
	useEffect(() => {
		if (page.current === key) return;
		page.current = key;
		if (isDone) form.ref.current?.reset();
	});

	return (
		<Form
			ref={form.ref}
			method="post"
			action={section ? `${pathname}#${section}` : action}
			encType={encType}
			noValidate={noValidate}
			preventScrollReset={preventScrollReset}
			onSubmit={(event) => {
				if (sending || !form.submit()) event.preventDefault();
				else {
					setAnswerBefore(answer);
					form.reset();
				}
			}}
			onChange={({ target }) => (check ? form.change() : form.correct((target as EventTarget & { name: string }).name))}
			className={className}
		>
			{Object.entries({ ...(section && { section }), ...fields }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children({ errors: form.errors, sending })}
		</Form>
	);
}
