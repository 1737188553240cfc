import * as v from "valibot";
import { isFieldErrorCode, optionalNameField, optionalPhoneField } from "./lead-fields.ts";
import type { LeadFieldErrors } from "./lead-forms.ts";

/** What the thanks for an estimate ask for: a name, and a number from those who want a call. One of them is enough. */
export const leadContactSchema = v.pipe(
	v.object({ name: optionalNameField, phone: optionalPhoneField }),
	v.forward(
		v.check(({ name, phone }) => Boolean(name || phone), "required"),
		["name"],
	),
);

/** The first error of each field; empty when both are valid. */
export function leadContactErrors(values: Record<string, unknown>): LeadFieldErrors {
	const { issues = [] } = v.safeParse(leadContactSchema, values);
	const errors: LeadFieldErrors = {};
	for (const issue of issues) {
		const field = v.getDotPath(issue) === "phone" ? "phone" : "name";
		errors[field] ??= isFieldErrorCode(issue.message) ? issue.message : "required";
	}
	return errors;
}
