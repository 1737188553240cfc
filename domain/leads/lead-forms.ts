import * as v from "valibot";
import { applicationEntries } from "./application.ts";
import { contactFormSchema } from "./contact-form.ts";
import {
	emailField,
	type FieldErrorCode,
	isFieldErrorCode,
	nameField,
	optionalEmailField,
	optionalNameField,
	optionalPhoneField,
	phoneField,
} from "./lead-fields.ts";
import type { LeadKind } from "./lead-kind.ts";

/** The fields that each form shows, in order. */
export const leadFormSchemas = {
	contact: contactFormSchema,
	report: v.object({ firstName: nameField, lastName: nameField, email: emailField, phone: phoneField }),
	/** One field: the page asks for a name and a number afterwards. */
	estimate: v.object({ email: emailField }),
	guide: v.object({ first_name: nameField, email: emailField, phone: optionalPhoneField }),
	quote: v.pipe(
		v.object({
			first_name: nameField,
			last_name: optionalNameField,
			phone: optionalPhoneField,
			email: optionalEmailField,
		}),
		v.forward(v.partialCheck([["phone"], ["email"]], hasPhoneOrEmail, "phone_or_email"), ["phone"]),
	),
	offer: v.object({
		first_name: nameField,
		last_name: optionalNameField,
		email: emailField,
		phone: optionalPhoneField,
	}),
	chat: v.pipe(
		v.object({ name: nameField, phone: optionalPhoneField, email: optionalEmailField }),
		v.forward(v.partialCheck([["phone"], ["email"]], hasPhoneOrEmail, "phone_or_email"), ["phone"]),
	),
	application: v.pipe(
		v.object({
			...applicationEntries,
			name: nameField,
			phone: optionalPhoneField,
			email: optionalEmailField,
		}),
		v.forward(v.partialCheck([["phone"], ["email"]], hasPhoneOrEmail, "phone_or_email"), ["phone"]),
	),
} as const satisfies Record<LeadKind, v.GenericSchema<unknown, Record<string, string>>>;

export function hasPhoneOrEmail({ phone, email }: { phone: string; email: string }): boolean {
	return Boolean(phone || email);
}

export type LeadFormValues<P extends LeadKind = LeadKind> = v.InferOutput<(typeof leadFormSchemas)[P]>;

type NamesOf<T> = T extends unknown ? keyof T & string : never;
/** Every field of any form. `consent` is the required box of the forms that have one. */
export type LeadField = NamesOf<LeadFormValues> | "consent";
export type LeadFieldErrors = Partial<Record<LeadField, FieldErrorCode>>;

export function leadFields(kind: LeadKind): readonly LeadField[] {
	const fields = Object.keys(leadFormSchemas[kind].entries) as LeadField[];
	return needsConsentBox(kind) ? [...fields, "consent"] : fields;
}

/** On the other forms, sending is the consent. */
export function needsConsentBox(kind: LeadKind): boolean {
	return kind === "report";
}

/** What these forms ask for is emailed, so sending them is no consent to calls. */
export function isAnsweredByEmail(kind: LeadKind): kind is "report" | "estimate" | "guide" {
	return kind === "estimate" || offersCallsBox(kind);
}

/** True for forms that ask for consent to calls in a separate checkbox, which may stay empty. */
export function offersCallsBox(kind: LeadKind): kind is "report" | "guide" {
	return kind === "report" || kind === "guide";
}

/** True if one of phone and email is enough. */
export function takesPhoneOrEmail(kind: LeadKind): boolean {
	return kind === "quote" || kind === "chat" || kind === "application";
}

/** The value of a form's field. Several checked boxes of one name become one text. */
export function typedField(form: { getAll(name: string): unknown[] }, name: LeadField): string {
	return form
		.getAll(name)
		.filter((value) => typeof value === "string")
		.join(",");
}

export function isOptionalField(kind: LeadKind, field: LeadField): boolean {
	const entries: Partial<Record<LeadField, { type: string }>> = leadFormSchemas[kind].entries;
	return entries[field]?.type === "optional";
}

/** The first error of each field; empty when all are valid. */
export function leadFormErrors(kind: LeadKind, values: Record<string, unknown>): LeadFieldErrors {
	const errors: LeadFieldErrors = {};
	const { issues = [] } = v.safeParse(leadFormSchemas[kind], values);
	for (const issue of issues) {
		const field = issue.path?.[0]?.key as LeadField;
		errors[field] ??= isFieldErrorCode(issue.message) ? issue.message : "required";
	}
	if (needsConsentBox(kind) && !values.consent) errors.consent = "consent_required";
	return errors;
}
