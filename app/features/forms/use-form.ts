import { useRef, useState } from "react";
import { afterChange, afterSubmit, type FieldErrors, hasErrors, initialErrors } from "./form-errors.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";

/**
 * A form whose fields keep their own values: `<form ref={form.ref} noValidate onChange={form.change} …>`.
 * @param check what is wrong with the form as it stands
 * @param found what the server found in a post without script
 */
export function useForm<Field extends string, Code>(
	check: (data: FormData) => FieldErrors<Field, Code>,
	found?: FieldErrors<Field, Code> | undefined,
) {
	const [state, setState] = useState(() => initialErrors(found));
	const ref = useRef<HTMLFormElement>(null);
	useFocusFirstError(ref, state);

	const checkNow = () => check(new FormData(ref.current ?? undefined));
	/** Shows what the check or the server refuses, and focuses the first of it; `{}` clears all errors. */
	const refuse = (errors: FieldErrors<Field, Code>) => setState((before) => afterSubmit(before, errors));

	return {
		...state,
		ref,
		refuse,
		change(): void {
			const errors = checkNow();
			setState((before) => afterChange(before, errors));
		},
		/** Whether the form may be sent as it stands; otherwise it shows why not. */
		submit(): boolean {
			const errors = checkNow();
			refuse(errors);
			return !hasErrors(errors);
		},
		/** As if it had never been sent. */
		reset: () => setState(initialErrors<Field, Code>()),
	};
}
