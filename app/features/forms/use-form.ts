import { useRef, useState } from "react";
import { afterChange, afterSubmit, type FieldErrors, hasErrors, initialErrors, withoutError } from "./form-errors.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";

/**
 * A form with uncontrolled fields: `<form ref={form.ref} noValidate onChange={form.change} …>`.
 * @param check returns the current errors
 * @param found the server's errors after a post without script
 */
export function useForm<Field extends string, Code>(
	check: (data: FormData) => FieldErrors<Field, Code>,
	found?: FieldErrors<Field, Code> | undefined,
) {
	const [state, setState] = useState(() => initialErrors(found));
	const ref = useRef<HTMLFormElement>(null);
	useFocusFirstError(ref, state);

	const checkNow = () => check(new FormData(ref.current ?? undefined));
	/** Shows errors and focuses the first; `{}` clears all errors. */
	const refuse = (errors: FieldErrors<Field, Code>) => setState((before) => afterSubmit(before, errors));

	return {
		...state,
		ref,
		refuse,
		change(): void {
			const errors = checkNow();
			setState((before) => afterChange(before, errors));
		},
		/** Forgets the error of a field, where only the server knows whether the others still stand. */
		correct: (field: string) => setState((before) => withoutError(before, field)),
		/** True if the form is valid; if not, it shows the errors. */
		submit(): boolean {
			const errors = checkNow();
			refuse(errors);
			return !hasErrors(errors);
		},
		reset: () => setState(initialErrors<Field, Code>()),
	};
}
