import * as v from "valibot";
import { isOneLine } from "../text/plain-text.ts";

export type NameError = "name_required" | "name_text";

/** The name of somebody who works here. Errors are codes; `people.errors` has their messages. */
export const personName = v.pipe(
	v.optional(v.string("name_required"), ""),
	v.trim(),
	v.minLength(1, "name_required"),
	v.maxLength(100, "name_text"),
	v.check(isOneLine, "name_text"),
);

export function checkPersonName(input: unknown): { ok: true; name: string } | { ok: false; error: NameError } {
	const result = v.safeParse(personName, input);
	return result.success
		? { ok: true, name: result.output }
		: { ok: false, error: result.issues[0].message as NameError };
}
