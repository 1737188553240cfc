import * as v from "valibot";

/** A field that somebody types into, trimmed. It is empty if it is missing or holds a file. */
export const typedText = v.optional(v.fallback(v.pipe(v.string(), v.trim()), ""), "");

/** Reads a form by its schema, whose messages are codes: the values, or the first error of each field. */
export function readFields<Schema extends v.GenericSchema, Errors extends object>(
	schema: Schema,
	fields: unknown,
): { ok: true; value: v.InferOutput<Schema> } | { ok: false; errors: Errors } {
	const result = v.safeParse(schema, fields);
	return result.success ? { ok: true, value: result.output } : { ok: false, errors: firstErrors(result.issues) };
}

/** The code of the first error of each field. */
export function firstErrors<Errors extends object>(issues: readonly v.BaseIssue<unknown>[] = []): Errors {
	const errors: Record<string, string> = {};
	for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message;
	return errors as Errors;
}
