/** Why a use case did nothing. With the code `invalid`, `errors` says what is wrong with which field. */
type Refusal<Code extends string, Errors> =
	| { ok: false; code: Code }
	| ([Errors] extends [never] ? never : { ok: false; code: "invalid"; errors: Errors });

/**
 * What a use case returns that may refuse (decision 018).
 * @template Done what comes with success
 * @template Errors by field, if the use case reads a form
 */
export type Result<Done, Code extends string, Errors = never> = ({ ok: true } & Done) | Refusal<Code, Errors>;
