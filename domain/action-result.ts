/** Why nothing was done, one type for each code. With `invalid`, `errors` says what is wrong with which field. */
type Refusal<Code extends string, Errors> =
	| (Code extends string ? { ok: false; code: Code } : never)
	| ([Errors] extends [never] ? never : { ok: false; code: "invalid"; errors: Errors });

/**
 * What a use case returns that may refuse (decision 018).
 * @template Done what comes with success
 * @template Errors by field, if the use case reads a form
 */
export type ActionResult<Done, Code extends string, Errors = never> = ({ ok: true } & Done) | Refusal<Code, Errors>;
