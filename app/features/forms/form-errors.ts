/** Error codes by field name. */
export type FieldErrors<Field extends string, Code> = Readonly<Partial<Record<Field, Code>>>;

/** The errors of a form. A form with more state extends it. */
export interface FormErrors<Field extends string = string, Code = unknown> {
	errors: FieldErrors<Field, Code>;
	/** Typing is checked only after a first attempt to send. */
	attempted: boolean;
	/** Grows with every refusal, so that the same error is announced again. */
	refusals: number;
}

/** @param found the server's errors after a post without script */
export function initialErrors<Field extends string, Code>(
	found?: FieldErrors<Field, Code> | undefined,
): FormErrors<Field, Code> {
	const none = {} as FieldErrors<Field, Code>;
	return { errors: found ?? none, attempted: found !== undefined, refusals: 0 };
}

export function afterSubmit<State extends FormErrors>(state: State, found: State["errors"]): State {
	const refusals = hasErrors(found) ? state.refusals + 1 : state.refusals;
	return { ...state, errors: found, attempted: true, refusals };
}

/** The whole form is checked, since one answer may correct the error of another. */
export function afterChange<State extends FormErrors>(state: State, found: State["errors"]): State {
	return state.attempted ? { ...state, errors: found } : state;
}

/** Without the error of one field. */
export function withoutError<State extends FormErrors>(state: State, field: string): State {
	if (state.errors[field] === undefined) return state;
	return { ...state, errors: { ...state.errors, [field]: undefined } };
}

export function hasErrors(errors: FormErrors["errors"]): boolean {
	return Object.values(errors).some((error) => error !== undefined);
}
