import { type RefObject, useEffect } from "react";
import type { FormErrors } from "./form-errors.ts";

/** After each refusal, focuses the first field with an error. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, { errors, refusals }: FormErrors): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal moves the focus, not each corrected field
	useEffect(() => {
		if (refusals === 0) return;
		const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
		const named = controls.find(({ name }) => errors[name] !== undefined);
		// An error about several controls has the name of none.
		(named ?? form.current?.querySelector<HTMLElement>("[aria-invalid=true]"))?.focus();
	}, [refusals]);
}
