/** Error codes by field name; each language has a sentence for each code. */
export type FieldErrors<Field extends string, Code> = Readonly<Partial<Record<Field, Code>>>;

/** What a form knows about its own mistakes. A form with more state extends it. */
export interface FormErrors<Field extends string = string, Code = unknown> {
	errors: FieldErrors<Field, Code>;
	/** Typing is checked only after a first attempt to send. */
	attempted: boolean;
	/** Grows with every refusal, so that the same mistake made again is announced again. */
	refusals: number;
}

/** @param found what the server found in a post without script; a fresh form has none */
export function initialErrors<Field extends string, Code>(
	found?: FieldErrors<Field, Code> | undefined,
): FormErrors<Field, Code> {
	const none = {} as FieldErrors<Field, Code>;
	return { errors: found ?? none, attempted: found !== undefined, refusals: 0 };
}

/** After an attempt to send: with errors it is a refusal. */
export function afterSubmit<State extends FormErrors>(state: State, found: State["errors"]): State {
	const refusals = hasErrors(found) ? state.refusals + 1 : state.refusals;
	return { ...state, errors: found, attempted: true, refusals };
}

/** After a change of any field. The whole form is checked: one answer may mend the error of another. */
export function afterChange<State extends FormErrors>(state: State, found: State["errors"]): State {
	return state.attempted ? { ...state, errors: found } : state;
}

export function hasErrors(errors: FormErrors["errors"]): boolean {
	return Object.values(errors).some((error) => error !== undefined);
}
